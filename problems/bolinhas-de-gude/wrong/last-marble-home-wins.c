/*
 * Verdict: WA
 * Why: plays until all marbles are at (0, 0), so that (0, 0) and the cells next to it have Grundy
 *   numbers. The real game ends when the first marble gets there.
 * Why (ko): 모든 구슬이 (0, 0)에 갈 때까지 게임을 하므로, (0, 0)과 그 옆의 칸에도 그런디 수가
 *   있습니다. 실제 게임은 첫 구슬이 (0, 0)에 가면 끝납니다.
 * First wrong input: 2 / 1 1 / 1 1
 */
#include <stdio.h>

static int grundy[101][101];
static char seen[301];

static void table(void)
{
    for (int l = 0; l <= 100; l++) {
        for (int c = 0; c <= 100; c++) {
            for (int i = 0; i <= 300; i++) {
                seen[i] = 0;
            }
            for (int u = 1; u <= l; u++) {
                seen[grundy[l - u][c]] = 1;
            }
            for (int u = 1; u <= c; u++) {
                seen[grundy[l][c - u]] = 1;
            }
            for (int u = 1; u <= l && u <= c; u++) {
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
    int n, l, c, nim_sum = 0;
    table();
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    while (n-- > 0 && scanf("%d %d", &l, &c) == 2) {
        nim_sum ^= grundy[l][c];
    }
    puts(nim_sum != 0 ? "Y" : "N");
    return 0;
}
