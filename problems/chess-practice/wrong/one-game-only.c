/*
 * Verdict: WA
 * Why: reads one game and prints one answer. The input contains five games.
 * Why (ko): 게임을 하나만 읽고 답을 하나만 출력합니다. 입력에는 게임이 다섯 개 있습니다.
 * First wrong input: 1 / 0 1 / 1 / 0 1 / 1 / 0 1 / 1 / 0 1 / 1 / 0 1
 */
#include <stdio.h>

static int grundy[101][101];
static char seen[301];

static void table(void)
{
    for (int l = 0; l <= 100; l++) {
        for (int c = 0; c <= 100; c++) {
            if (l == 0 || c == 0 || l == c) {
                continue;
            }
            for (int i = 0; i <= 300; i++) {
                seen[i] = 0;
            }
            for (int u = 1; u < l; u++) {
                seen[grundy[l - u][c]] |= l - u != c;
            }
            for (int u = 1; u < c; u++) {
                seen[grundy[l][c - u]] |= c - u != l;
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
    int n, x, y, nim_sum = 0;
    table();
    if (scanf("%d", &n) == 1) { /* should be a loop */
        int at_once = 0;
        while (n-- > 0 && scanf("%d %d", &x, &y) == 2) {
            at_once |= x == 0 || y == 0 || x == y;
            nim_sum ^= grundy[x][y];
        }
        puts(at_once || nim_sum != 0 ? "S" : "D");
    }
    return 0;
}
