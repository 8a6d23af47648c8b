/*
 * Verdict: WA
 * Why: plays the game in which whoever takes the last stone loses. Here that player wins.
 * Why (ko): 마지막 돌을 가져가는 사람이 지는 게임으로 풀었습니다. 여기에서는 그 사람이 이깁니다.
 * First wrong input: 1 / 1 1
 */
#include <stdio.h>

int main(void)
{
    int games, n, k;
    scanf("%d", &games);
    while (games--) {
        scanf("%d %d", &n, &k);
        puts((n - 1) % (k + 1) == 0 ? "Wiktor" : "Hektor");
    }
    return 0;
}
