/*
 * Verdict: WA
 * Why: plays the game in which whoever takes the last stone loses. Here that player wins.
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
