/*
 * Verdict: WA
 * Why: lets Hektor win only if he can take all stones at once. He wins then, but he also wins many
 *   larger games.
 * Why (ko): 돌을 한 번에 모두 가져갈 수 있을 때만 Hektor가 이긴다고 합니다. 그때 이기는 것은
 *   맞지만, 더 큰 게임에서도 Hektor가 이길 때가 많습니다.
 * First wrong input: 1 / 3 1
 */
#include <stdio.h>

int main(void)
{
    int games, n, k;
    scanf("%d", &games);
    while (games--) {
        scanf("%d %d", &n, &k);
        puts(n <= k ? "Hektor" : "Wiktor");
    }
    return 0;
}
