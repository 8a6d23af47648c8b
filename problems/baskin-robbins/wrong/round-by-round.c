/*
 * Verdict: TLE
 * Why: subtracts M + 1 again and again instead of dividing. With N = 10^18 and M = 1 that is 5 *
 *   10^17 rounds.
 * Why (ko): 나누지 않고 M + 1을 되풀이해 뺍니다. N = 10^18, M = 1이면 5 * 10^17번 빼야 합니다.
 * First wrong input: depends on the machine
 */
#include <stdio.h>

int main(void)
{
    long long n, m;
    scanf("%lld %lld", &n, &m);
    volatile long long before = n - 1; /* volatile: a compiler may see through the loop otherwise */
    while (before > m) {
        before -= m + 1;
    }
    puts(before == 0 ? "Can't win" : "Can win");
    return 0;
}
