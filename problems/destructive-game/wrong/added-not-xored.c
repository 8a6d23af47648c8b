/*
 * Verdict: WA
 * Why: adds the Grundy numbers as ordinary numbers. Then two equal piles never cancel.
 * Why (ko): 그런디 수를 보통 수처럼 더합니다. 그러면 똑같은 더미 둘이 상쇄되지 않습니다.
 * First wrong input: 2 / 1 1 / 1 1
 */
#include <stdio.h>

static int grundy(int a, int b)
{
    if (b % 2 != 0) {
        return a % 2;
    }
    return a % (b + 1) == b ? 2 : a % (b + 1) % 2;
}

int main(void)
{
    int n, a, b, nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    while (n-- > 0 && scanf("%d %d", &a, &b) == 2) {
        nim_sum += grundy(a, b); /* should be ^= */
    }
    puts(nim_sum != 0 ? "Alice" : "Bob");
    return 0;
}
