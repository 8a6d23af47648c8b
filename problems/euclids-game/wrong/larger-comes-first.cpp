/*
 * Verdict: WA
 * Why: assumes that the first number is the larger one.
 * Why (ko): 첫째 수가 더 크다고 가정합니다.
 * First wrong input: 1 2 / 0 0
 */
#include <iostream>

int main()
{
    long long a, b;
    while (std::cin >> a >> b && a != 0) {
        bool stan = true;
        while (a != b && a < 2 * b) {
            const long long rest = a - b;
            a = b;
            b = rest;
            stan = !stan;
        }
        std::cout << (stan ? "Stan" : "Ollie") << " wins\n";
    }
}
