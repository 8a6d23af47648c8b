/*
 * Verdict: WA
 * Why: keeps only won or lost for each box, and lets two won boxes cancel. They cancel only if
 *   their Grundy numbers are equal.
 * First wrong input: 1 2 3 / 1 1 / 1 1 / 1 1 / 1 1 / 1 2
 */
#include <stdio.h>

int main(void)
{
    int b[3], k1, k2, won[501] = {0};
    if (scanf("%d %d %d", &b[0], &b[1], &b[2]) != 3) {
        return 1;
    }
    for (int n = 1; n <= 500; n++) {
        for (int i = 0; i < 3; i++) {
            if (b[i] <= n && !won[n - b[i]]) {
                won[n] = 1; /* should be a mex */
            }
        }
    }
    while (scanf("%d %d", &k1, &k2) == 2) {
        puts(won[k1] != won[k2] ? "A" : "B");
    }
    return 0;
}
