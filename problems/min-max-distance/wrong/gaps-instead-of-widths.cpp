/*
 * Verdict: WA
 * Why: starts a new group where the gap to the next stone is too wide. But the whole group must be at most d
 *   wide: the last two stones may be its first and its last.
 * Why (ko): 다음 돌과의 간격이 너무 넓으면 새 묶음을 시작합니다. 하지만 d 이하여야 하는 것은 묶음 전체의
 *   폭입니다. 묶음의 첫 돌과 끝 돌이 마지막 두 돌이 될 수도 있습니다.
 * First wrong input: 4 Alice / 0 1 2 4
 */
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main()
{
    int n;
    std::string name;
    std::cin >> n >> name;
    std::vector<int> x(n);
    for (int &place : x) {
        std::cin >> place;
    }
    const int half = (n + 1) / 2;
    std::vector<int> widths;
    if ((name == "Alice") == (n % 2 == 1)) {
        for (int i = 0; i + half < n; i++) {
            widths.push_back(x[i + half] - x[i]);
        }
        std::cout << *std::min_element(widths.begin(), widths.end()) << '\n';
        return 0;
    }
    for (int i = 1; i < n; i++) {
        widths.push_back(x[i] - x[i - 1]);
    }
    std::sort(widths.rbegin(), widths.rend());
    std::cout << widths[half - 1] << '\n'; // the widest half - 1 gaps lie between groups
}
