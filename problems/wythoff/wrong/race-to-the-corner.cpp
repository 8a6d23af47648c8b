/*
 * Verdict: WA
 * Why: treats equal piles and empty piles as forbidden, as in Bolinhas de Gude. Here taking everything wins, and
 *   two empty piles lose.
 * Why (ko): Bolinhas de Gude처럼 같은 두 더미와 빈 더미를 금지된 칸으로 봅니다. 여기서는 모두 가져가면 이기고, 돌이
 *   하나도 없으면 집니다.
 * First wrong input: 0 0
 */
#include <cmath>
#include <iostream>

int main()
{
    long long a, b;
    std::cin >> a >> b;
    if (a > b) {
        std::swap(a, b);
    }
    const long double phi = (1 + std::sqrt(5.0L)) / 2;
    const bool lost = a > 0 && a == (long long)((b - a) * phi);
    std::cout << (lost ? 0 : 1) << "\n";
}
