/*
 * Verdict: WA
 * Why: lengths 2, 4 and 8 are Alice's, 3, 5 and 7 are Bob's, so it looks as if Alice needed a power
 *   of two to break into equal halves.
 * First wrong input: 6
 */
#include <stdio.h>

int main(void)
{
    int n;
    scanf("%d", &n);
    if ((n & (n - 1)) == 0) {
        printf("Alice\n%d\n", n / 2);
    } else {
        puts("Bob");
    }
    return 0;
}
