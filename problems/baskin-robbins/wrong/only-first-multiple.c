/*
 * Verdict: WA
 * Why: sees that the first player loses if 0 or M + 1 numbers come before N, and tests for these two with ==. Every
 *   multiple of M + 1 loses.
 * Why (ko): N 앞에 수가 0개 또는 M + 1개이면 선공이 진다는 것을 알아내고, 두 경우만 ==로 확인합니다. 하지만 M + 1의
 *   배수이면 모두 집니다.
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
