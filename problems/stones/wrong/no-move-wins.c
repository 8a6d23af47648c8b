/*
 * Verdict: WA
 * Why: starts with the smallest number and leaves the piles below it as winning ones. Nothing can be taken from these,
 *   so the player to move has lost.
 * Why (ko): 가장 작은 수부터 채우고, 그보다 작은 더미는 이기는 것으로 둡니다. 거기에서는 아무것도 가져갈 수
 *   없으므로 지금 차례인 사람이 집니다.
 * First wrong input: 1 3 / 2
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

bool wins[100001];

int main(void)
{
    int n, k, a[100];
    scanf("%d %d", &n, &k);
    for (int i = 0; i < n; i++) {
        scanf("%d", &a[i]);
    }
    memset(wins + 1, true, a[0] - 1); /* should stay false */
    for (int pile = a[0]; pile <= k; pile++) {
        for (int i = 0; i < n && a[i] <= pile; i++) {
            wins[pile] = wins[pile] || !wins[pile - a[i]];
        }
    }
    puts(wins[k] ? "First" : "Second");
    return 0;
}
