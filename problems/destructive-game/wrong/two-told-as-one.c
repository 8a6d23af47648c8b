/*
 * Verdict: WA
 * Why: keeps won and lost piles only, 1 and 0. Piles that are won in a different way do not cancel.
 * First wrong input: 2 / 1 1 / 2 2
 */
#include <stdio.h>

static int grundy(int a, int b)
{
    if (b % 2 != 0) {
        return a % 2;
    }
    return a % (b + 1) == b ? 1 : a % (b + 1) % 2; /* should be 2 for the last residue */
}

int main(void)
{
    int n, a, b, nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    while (n-- > 0 && scanf("%d %d", &a, &b) == 2) {
        nim_sum ^= grundy(a, b);
    }
    puts(nim_sum != 0 ? "Alice" : "Bob");
    return 0;
}
