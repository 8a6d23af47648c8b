/*
 * Verdict: WA
 * Why: Hektor wins when he can take all stones at once. That is right, but he wins many larger
 *   games as well.
 * Why (ko): 돌을 한 번에 다 가져갈 수 있으면 Hektor가 이긴다고 합니다. 그것은 맞지만, 더 큰 게임
 *   가운데에도 Hektor가 이기는 것이 많습니다.
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
