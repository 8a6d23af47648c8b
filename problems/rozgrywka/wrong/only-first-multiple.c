/*
 * Verdict: WA
 * Why: K + 1 stones are lost, so the program asks whether N is K + 1. Every multiple of K + 1 is
 *   lost.
 * First wrong input: 1 / 4 1
 */
#include <stdio.h>

int main(void)
{
    int games, n, k;
    scanf("%d", &games);
    while (games--) {
        scanf("%d %d", &n, &k);
        puts(n == k + 1 ? "Wiktor" : "Hektor"); /* should be n % (k + 1) == 0 */
    }
    return 0;
}
