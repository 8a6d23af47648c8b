/*
 * Verdict: WA
 * Why: N is read into 32 bits, so a multiple of ten from 2^31 on arrives as another number, which
 *   need not be a multiple of ten.
 * First wrong input: 1 / 2147483650
 */
#include <stdio.h>

int main(void)
{
    int games, n; /* n should be long long */
    scanf("%d", &games);
    while (games--) {
        scanf("%d", &n);
        puts(n % 10 == 0 ? "1" : "0");
    }
    return 0;
}
