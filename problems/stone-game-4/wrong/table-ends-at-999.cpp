/*
 * Verdict: RE
 * Why: a table of 1000 entries, numbered from 0, has no entry for N = 1000.
 * Why (ko): 0번부터 시작하는 1000칸짜리 표에는 N = 1000의 칸이 없습니다.
 * First wrong input: 1000
 */
#include <iostream>
#include <vector>

int main()
{
    int n;
    std::cin >> n;
    std::vector<char> wins(1000); // one too few
    wins[0] = wins[2] = true;
    for (int i = 4; i <= n; i++) {
        wins.at(i) = !wins[i - 1] || !wins[i - 3] || !wins[i - 4];
    }
    std::cout << (wins.at(n) ? "SK" : "CY") << '\n';
}
