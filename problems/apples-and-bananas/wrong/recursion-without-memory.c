/*
 * Verdict: TLE
 * Why: The rule is right, but every pair asks for up to four others, and nothing is remembered: the same pairs
 *   are worked out again and again.
 * First wrong input: depends on the machine; some dozens of fruits of both kinds
 */
#include <stdio.h>

static int wins(int a, int b)
{
    if (a < 0 || b < 0) {
        return 1; /* nobody gets there */
    }
    return !wins(a - 1, b) || !wins(a, b - 1) || !wins(a - 3, b - 1) || !wins(a - 1, b - 3);
}

int main(void)
{
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    puts(wins(a, b) ? "Alice" : "Bob");
    return 0;
}
