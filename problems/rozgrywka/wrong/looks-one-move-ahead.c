/*
 * Verdict: WA
 * Why: Hektor wins when he can take all stones at once. That is right, but he wins many larger
 *   games as well.
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
