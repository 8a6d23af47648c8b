/*
 * Verdict: WA
 * Why: tests whether N is a multiple of K, the most that one move takes. Both moves of a round
 *   together can always be made K + 1, not K.
 * First wrong input: 1 / 1 1
 */
#include <stdio.h>

int main(void)
{
    int games, n, k;
    scanf("%d", &games);
    while (games--) {
        scanf("%d %d", &n, &k);
        puts(n % k == 0 ? "Wiktor" : "Hektor"); /* should be n % (k + 1) */
    }
    return 0;
}
