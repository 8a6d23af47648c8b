/*
 * Verdict: WA
 * Why: any length is right, so the program prints n, which it has at hand. But a break leaves two
 *   pieces, so a piece has at most n - 1.
 * First wrong input: 2
 */
#include <stdio.h>

int main(void)
{
    int n;
    scanf("%d", &n);
    if (n % 2 == 0) {
        printf("Alice\n%d\n", n);
    } else {
        puts("Bob");
    }
    return 0;
}
