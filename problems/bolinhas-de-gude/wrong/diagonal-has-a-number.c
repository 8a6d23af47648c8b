/*
 * Verdict: WA
 * Why: gives the cells (l, l) a Grundy number and lets other cells move there. From (l, l) the
 *   opponent goes to (0, 0) at once, so no marble should move there.
 * Why (ko): (l, l) 칸에 그런디 수를 매기고 다른 칸에서 그리로 갈 수 있게 합니다. (l, l)에서는 상대가
 *   바로 (0, 0)으로 가므로, 가서는 안 되는 칸입니다.
 * First wrong input: 1 / 1 2
 */
#include <stdio.h>

static int grundy[101][101];
static char seen[301];

static void table(void)
{
    for (int l = 0; l <= 100; l++) {
        for (int c = 0; c <= 100; c++) {
            if (l == 0 || c == 0) {
                continue;
            }
            for (int i = 0; i <= 300; i++) {
                seen[i] = 0;
            }
            for (int u = 1; u < l; u++) {
                seen[grundy[l - u][c]] = 1; /* (c, c) must be left out */
            }
            for (int u = 1; u < c; u++) {
                seen[grundy[l][c - u]] = 1; /* (l, l) must be left out */
            }
            for (int u = 1; u < l && u < c; u++) {
                seen[grundy[l - u][c - u]] = 1;
            }
            grundy[l][c] = 0;
            while (seen[grundy[l][c]]) {
                grundy[l][c]++;
            }
        }
    }
}

int main(void)
{
    int n, l, c, at_once = 0, nim_sum = 0;
    table();
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    while (n-- > 0 && scanf("%d %d", &l, &c) == 2) {
        at_once |= l == c;
        nim_sum ^= grundy[l][c];
    }
    puts(at_once || nim_sum != 0 ? "Y" : "N");
    return 0;
}
