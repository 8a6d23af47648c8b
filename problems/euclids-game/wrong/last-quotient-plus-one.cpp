/*
 * Verdict: WA
 * Why: lets the first quotient above 1 determine the winner, and adds 1 to the last quotient, so that equal numbers
 *   count as a choice, too. The last quotient may be 2^31 - 1, and then the sum does not fit into an int.
 * Why (ko): 처음으로 1보다 큰 몫이 나오는 차례로 승패를 정합니다. 두 수가 같을 때도 고를 수 있는 것으로 세려고 마지막
 *   몫에 1을 더하는데, 마지막 몫이 2^31 - 1이면 int의 범위를 넘습니다.
 * First wrong input: 1 2147483647 / 0 0
 */
#include <cstdio>

int main()
{
    unsigned a, b;
    while (std::scanf("%u %u", &a, &b) == 2 && a != 0) {
        if (a < b) {
            unsigned c = a;
            a = b;
            b = c;
        }
        bool stan = true;
        while (b != 0) {
            unsigned rest = a % b;
            int quotient = (int)(a / b + (rest == 0));
            if (quotient > 1) {
                break;
            }
            a = b;
            b = rest;
            stan = !stan;
        }
        std::puts(stan ? "Stan wins" : "Ollie wins");
    }
}
