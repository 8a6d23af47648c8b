/*
 * Verdict: WA
 * Why: counts the pairs with an even number, as if each such pair had the Grundy number 1.
 * Why (ko): 짝수가 있는 쌍의 개수를 셉니다. 그런 쌍의 그런디 수가 모두 1이라고 본 것입니다.
 * First wrong input: 1 / 4 / 1 2 1 4
 */
#include <stdio.h>

int main(void)
{
    int t, n, a, b;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t-- > 0 && scanf("%d", &n) == 1) {
        int nim_sum = 0;
        for (int i = 0; i < n / 2 && scanf("%d %d", &a, &b) == 2; i++) {
            nim_sum ^= a % 2 == 0 || b % 2 == 0;
        }
        puts(nim_sum != 0 ? "YES" : "NO");
    }
    return 0;
}
