/*
 * Verdict: WA
 * Why: only keeps W or L for each box, and lets two W boxes cancel. They cancel only if their Grundy
 *   numbers are equal.
 * Why (ko): 상자마다 승패만 저장하고, 이기는 상자 둘은 서로 상쇄된다고 생각합니다. 그런디 수가 같을
 *   때만 상쇄됩니다.
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
