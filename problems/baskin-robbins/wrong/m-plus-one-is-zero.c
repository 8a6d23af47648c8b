/*
 * Verdict: RE
 * Why: N is read into 64 bits, M into 32 bits without a sign. M = 2^32 - 1 still fits there, but
 *   M + 1 is 0, and a division by 0 ends the program.
 * First wrong input: 1 4294967295
 */
#include <stdio.h>

int main(void)
{
    long long n;
    unsigned m; /* should be long long */
    scanf("%lld %u", &n, &m);
    puts((n - 1) % (m + 1) == 0 ? "Can't win" : "Can win");
    return 0;
}
