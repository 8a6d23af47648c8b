/*
 * Verdict: WA
 * Why: a move takes 1 to 4 coins, so it answers as if the last coin won: multiples of 5 lose. But
 *   what counts here is the parity of what YG holds.
 * Why (ko): 한 번에 1개부터 4개까지 가져가므로, 마지막 동전으로 승패를 정하는 게임처럼 5의 배수에서
 *   진다고 답합니다. 하지만 여기에서는 YG가 가진 동전의 홀짝으로 승패가 갈립니다.
 * First wrong input: 0 1
 */
#include <stdio.h>

int main(void)
{
    int n, k;
    if (scanf("%d %d", &n, &k) != 2) {
        return 1;
    }
    puts(k % 5 != 0 ? "YG" : "HS");
    return 0;
}
