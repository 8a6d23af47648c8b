/*
 * Verdict: WA
 * Why: gives a queen on row 0, column 0 or the diagonal the Grundy number 0. But such a queen wins at
 *   once.
 * Why (ko): 0행, 0열, 대각선에 있는 퀸의 그런디 수를 0으로 둡니다. 그런 퀸이 있으면 바로 이깁니다.
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
    int n, x, y;
    table();
    for (int game = 0; game < 5 && scanf("%d", &n) == 1; game++) {
        int nim_sum = 0;
        while (n-- > 0 && scanf("%d %d", &x, &y) == 2) {
            nim_sum ^= grundy[x][y];
        }
        puts(nim_sum != 0 ? "S" : "D");
    }
    return 0;
}
