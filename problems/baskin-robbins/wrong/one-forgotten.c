/*
 * Verdict: WA
 * Why: with N up to M + 1 the first player calls all numbers before N at once and wins. With N = 1
 *   there are none, but one number must be called all the same.
 * First wrong input: 1 1
 */
#include <stdio.h>

int main(void)
{
    long long n, m;
    scanf("%lld %lld", &n, &m);
    if (n <= m + 1) { /* should be n > 1 as well */
        puts("Can win");
    } else {
        puts((n - 1) % (m + 1) == 0 ? "Can't win" : "Can win");
    }
    return 0;
}
