/*
 * Verdict: WA
 * Why: a move leaves one stone fewer in all, so the parity of the sum is taken for that of the
 *   number of moves. But the game ends with any number of stones in the third pile.
 * Why (ko): 한 번 두면 돌이 모두 합쳐 하나 줄어든다고, 합의 홀짝을 두는 횟수의 홀짝으로 여겼습니다.
 *   하지만 게임이 끝날 때 세 번째 더미에는 돌이 몇 개든 남을 수 있습니다.
 * First wrong input: 1 / 1 1 2
 */
#include <stdio.h>

int main(void)
{
    int games;
    scanf("%d", &games);
    while (games--) {
        long long x, y, z;
        scanf("%lld %lld %lld", &x, &y, &z);
        puts((x + y + z) % 2 == 0 ? "R" : "B");
    }
    return 0;
}
