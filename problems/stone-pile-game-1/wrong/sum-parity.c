/*
 * Verdict: WA
 * Why: each move leaves one stone fewer in all, so it takes the parity of the sum for the parity of the number of moves. But the game can end with any number of stones in one pile.
 * Why (ko): 한 번 둘 때마다 돌이 모두 합쳐 하나 줄어드니, 합의 홀짝이 두는 횟수의 홀짝과 같다고
 *   여겼습니다. 하지만 게임이 끝날 때 한 더미에는 돌이 몇 개든 남아 있을 수 있습니다.
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
