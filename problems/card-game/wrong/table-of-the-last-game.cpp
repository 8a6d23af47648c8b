/*
 * Verdict: WA
 * Why: stores the sum of every interval and never clears the table: it answers the second game of the input
 *   from the table of the first.
 * Why (ko): 모든 구간의 합을 저장하고 지우지 않습니다. 그래서 둘째 게임의 답을 첫째 게임의 표로 구합니다.
 * First wrong input: 2 / 1 / 1 / 1 / 2
 */
#include <algorithm>
#include <iostream>

int card[1000], total[1001], best[1000][1000]; // 0: not known yet

int solve(int left, int right)
{
    if (left > right) {
        return 0;
    }
    int &answer = best[left][right];
    if (answer == 0) {
        const int all = total[right + 1] - total[left];
        answer = all - std::min(solve(left + 1, right), solve(left, right - 1));
    }
    return answer;
}

int main()
{
    int t, n;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        for (int i = 0; i < n; i++) {
            std::cin >> card[i];
            total[i + 1] = total[i] + card[i];
        }
        std::cout << solve(0, n - 1) << '\n';
    }
}
