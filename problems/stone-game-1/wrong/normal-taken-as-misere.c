/*
 * Verdict: WA
 * Why: lets the player who takes the last stone lose. That is Stone Game 2.
 * Why (ko): 마지막 돌을 가져가는 사람이 진다고 풀었습니다. 그것은 돌 게임 2입니다.
 * First wrong input: 1
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 2 == 0 ? "SK" : "CY"); /* the answer of stone-game-2 */
    return 0;
}
