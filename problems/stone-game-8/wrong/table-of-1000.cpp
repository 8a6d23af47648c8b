/*
 * Verdict: RE
 * Why: A table that is too short. It ends at 1000 stones, but M goes up to 10^9.
 * Why (ko): 너무 짧은 표. 표는 돌 1000개까지인데 M은 10^9까지입니다.
 * First wrong input: 1001 / 1 / 1
 */
#include <iostream>
#include <vector>

int main()
{
    int m, k, count = 0;
    std::cin >> m >> k;
    std::vector<int> amounts(k);
    for (int &amount : amounts) {
        std::cin >> amount;
    }
    std::vector<char> wins(1001); // too small
    for (int n = 1; n <= m; n++) {
        for (int amount : amounts) {
            if (amount <= n && !wins[n - amount]) {
                wins.at(n) = true;
            }
        }
        count += !wins.at(n);
    }
    std::cout << count << '\n';
}
