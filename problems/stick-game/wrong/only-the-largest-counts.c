/*
 * Verdict: WA
 * Why: treats only the multiples of the largest move plus 1 as lost. That is right if all smaller moves are allowed
 *   too.
 * Why (ko): 가장 큰 개수에 1을 더한 수의 배수에서만 진다고 봅니다. 그보다 작은 개수를 모두 가져갈 수 있을 때만 맞습니다.
 * First wrong input: 3 2 / 1 3
 */
#include <stdio.h>

int main(void)
{
    int n, k, p, largest = 0;
    scanf("%d %d", &n, &k);
    for (int i = 0; i < k; i++) {
        scanf("%d", &p);
        largest = p > largest ? p : largest;
    }
    for (int pile = 1; pile <= n; pile++) {
        putchar(pile % (largest + 1) == 0 ? 'L' : 'W');
    }
    putchar('\n');
    return 0;
}
