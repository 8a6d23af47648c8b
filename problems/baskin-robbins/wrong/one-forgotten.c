/*
 * Verdict: WA
 * Why: if N is at most M + 1, the first player calls all numbers before N at once and wins. But
 *   with N = 1 there are none, and the first player must still call one number.
 * Why (ko): N이 M + 1 이하이면 선공이 N 앞의 수를 한 번에 모두 불러서 이긴다고 보았습니다. 하지만 N
 *   = 1이면 그런 수가 없어도 하나는 불러야 합니다.
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
