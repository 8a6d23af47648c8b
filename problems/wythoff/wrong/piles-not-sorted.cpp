/*
 * Verdict: WA
 * Why: assumes that the first pile is the smaller one.
 * Why (ko): 첫째 더미가 더 작다고 가정합니다.
 * First wrong input: 2 1
 */
#include <cmath>
#include <iostream>

int main()
{
    long long a, b;
    std::cin >> a >> b;
    const long double phi = (1 + std::sqrt(5.0L)) / 2;
    std::cout << (a == (long long)((b - a) * phi) ? 0 : 1) << "\n";
}
