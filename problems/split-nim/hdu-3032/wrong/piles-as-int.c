/*
 * Verdict: WA
 * Why: keeps the Grundy number in an int, into which the 2^31 of the largest pile does not fit; with
 *   plain remainders of a signed number it gets this pile wrong.
 * Why (ko): 그런디 수를 int에 담습니다. 가장 큰 더미의 2^31은 들어가지 않아서, 이 더미에서
 *   틀립니다.
 * First wrong input: 1 / 3 / 1 2147483646 2147483647
 */
#include <stdio.h>

int main(void)
{
    int t, n, size;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t-- > 0 && scanf("%d", &n) == 1) {
        int nim_sum = 0;
        for (int i = 0; i < n && scanf("%d", &size) == 1; i++) {
            const int next = size < 2147483647 ? size + 1 : size;
            nim_sum ^= size % 4 == 3 ? next : size % 4 == 0 ? size - 1 : size;
        }
        puts(nim_sum != 0 ? "Alice" : "Bob");
    }
    return 0;
}
