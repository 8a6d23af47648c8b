/*
 * Verdict: WA
 * Why: prints the lengths of both pieces. One of them is asked for.
 * First wrong input: 2
 */
#include <stdio.h>

int main(void)
{
    int n;
    scanf("%d", &n);
    if (n % 2 == 0) {
        printf("Alice\n%d %d\n", n / 2, n / 2);
    } else {
        puts("Bob");
    }
    return 0;
}
