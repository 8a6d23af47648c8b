/*
 * Verdict: WA
 * Why: A number that does not fit. Twice the smaller number does not fit into an int from 2^30 on.
 * Why (ko): 자료형에 들어가지 않는 수. 작은 수가 2^30 이상이면 그 두 배가 int의 범위를 넘습니다.
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
