/*
 * Verdict: RE
 * Why: A table that is too short. It is filled by the definition, and ends at 15 * 15.
 * Why (ko): 너무 짧은 표. 정의대로 채우는데, 15 * 15에서 끝납니다.
 * First wrong input: 1 / 0 16
 */
#include <array>
#include <cstdint>
#include <iostream>
#include <set>

int main()
{
    std::array<std::array<std::uint64_t, 16>, 16> product{};
    for (int a = 0; a < 16; a++) {
        for (int b = 0; b < 16; b++) {
            std::set<std::uint64_t> seen;
            for (int x = 0; x < a; x++) {
                for (int y = 0; y < b; y++) {
                    seen.insert(product[x][b] ^ product[a][y] ^ product[x][y]);
                }
            }
            while (seen.count(product[a][b])) {
                product[a][b]++;
            }
        }
    }
    int t;
    std::cin >> t;
    while (t--) {
        std::uint64_t a, b;
        std::cin >> a >> b;
        std::cout << product.at(a).at(b) << '\n';
    }
}
