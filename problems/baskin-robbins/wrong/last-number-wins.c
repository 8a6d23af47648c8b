/*
 * Verdict: WA
 * Why: plays the game in which whoever calls N wins. Here that
 *   player loses.
 * Why (ko): N을 부르는 사람이 이기는 게임으로 풀었습니다. 여기에서는 그 사람이 집니다.
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
