/*
 * Verdict: WA
 * Why: doubles the smaller number in 32 bits. From 2^30 on, that overflows.
 * Why (ko): 작은 수의 두 배를 32비트로 계산합니다. 2^30부터 오버플로가 일어납니다.
 * First wrong input: 2147483647 1500000000 / 0 0
 */
#include <algorithm>
#include <cstdio>

int main()
{
    unsigned a, b;
    while (std::scanf("%u %u", &a, &b) == 2 && a != 0) {
        bool stan = true;
        for (;; stan = !stan) {
            if (a < b) {
                std::swap(a, b);
            }
            if (a == b || (int)a >= (int)(2 * b)) {
                break;
            }
            a -= b;
        }
        std::puts(stan ? "Stan wins" : "Ollie wins");
    }
}
