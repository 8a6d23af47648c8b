/*
 * Verdict: WA
 * Why: sees that the first player loses when 0 or M + 1 numbers stand before N, and tests for these
 *   two by ==. Every multiple of M + 1 is lost.
 * First wrong input: 5 1
 */
#include <stdio.h>

int main(void)
{
    long long n, m;
    scanf("%lld %lld", &n, &m);
    puts(n - 1 == 0 || n - 1 == m + 1 ? "Can't win" : "Can win"); /* should be (n - 1) % (m + 1) == 0 */
    return 0;
}
