/*
 * Verdict: RE
 * Why: the table is as long as the number of cases can be, and not as N can be. The function at()
 *   throws; with [] the program would read what lies behind the table.
 * First wrong input: 1 / 100001
 */
#include <iostream>
#include <vector>

int main()
{
    std::vector<bool> wins(100001);
    for (int n = 1; n <= 100000; n++) {
        for (int i = 1; i * i <= n && !wins[n]; i++) {
            wins[n] = !wins[n - i * i];
        }
    }
    int t, n;
    std::cin >> t;
    while (t-- && std::cin >> n) {
        std::cout << (wins.at(n) ? "koosaga" : "cubelover") << '\n';
    }
}
