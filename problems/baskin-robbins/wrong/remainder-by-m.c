/*
 * Verdict: WA
 * Why: divides by M, the most that one turn calls. Two turns together can always be made M + 1
 *   numbers, not M.
 * First wrong input: 2 1
 */
#include <stdio.h>

int main(void)
{
    long long n, m;
    scanf("%lld %lld", &n, &m);
    puts((n - 1) % m == 0 ? "Can't win" : "Can win"); /* should be (n - 1) % (m + 1) */
    return 0;
}
