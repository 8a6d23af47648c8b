/*
 * Verdict: WA
 * Why: plays the game in which whoever calls N wins. Here that
 *   player loses.
 * First wrong input: 1 1
 */
#include <stdio.h>

int main(void)
{
    long long n, m;
    scanf("%lld %lld", &n, &m);
    puts(n % (m + 1) == 0 ? "Can't win" : "Can win"); /* should be (n - 1) % (m + 1) */
    return 0;
}
