/*
 * Verdict: WA
 * Why: odd b make every move change the parity of the pile, and this is used for even b as well.
 * First wrong input: 1 / 2 2
 */
#include <stdio.h>

static int grundy(int a, int b)
{
    (void)b;
    return a % 2; /* right for odd b only */
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
