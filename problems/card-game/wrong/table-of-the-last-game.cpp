/*
 * Verdict: WA
 * Why: Kept from game to game. The second game of the input is answered from the table of the first.
 * Why (ko): 앞 게임의 값이 남음. 둘째 게임의 답을 첫째 게임의 표에서 가져옵니다.
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
