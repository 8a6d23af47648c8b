/*
 * Verdict: WA
 * Why: divides by M, the most that one turn calls. Two turns together can
 *   always be made to call M + 1 numbers, not M.
 * Why (ko): 한 번에 부를 수 있는 최대 개수인 M으로 나눕니다. 두 사람이 한 번씩 불러서 언제나 만들
 *   수 있는 합은 M이 아니라 M + 1입니다.
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
