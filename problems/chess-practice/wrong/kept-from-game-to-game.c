/*
 * Verdict: WA
 * Why: Kept from game to game. The five games share one nim-sum, which is set to 0 only before the
 *   first of them.
 * Why (ko): 앞 게임의 값이 남음. 다섯 게임이 님 합 하나를 함께 쓰고, 첫 게임 앞에서만 0으로
 *   만듭니다.
 * First wrong input: 1 / 0 1 / 1 / 0 1 / 1 / 0 1 / 1 / 1 3 / 1 / 1 2
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
    for (int game = 0; game < 5 && scanf("%d", &n) == 1; game++) {
        int at_once = 0; /* nim_sum = 0 is missing */
        while (n-- > 0 && scanf("%d %d", &x, &y) == 2) {
            at_once |= x == 0 || y == 0 || x == y;
            nim_sum ^= grundy[x][y];
        }
        puts(at_once || nim_sum != 0 ? "S" : "D");
    }
    return 0;
}
