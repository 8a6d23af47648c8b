/*
 * Verdict: RE
 * Why: A table of 1000 entries, numbered from 0, has no entry for N = 1000.
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
