/*
 * Verdict: WA
 * Why: plays a sum of Wythoff games, in which the last queen to reach (0, 0) wins. Here the first
 *   one does.
 * Why (ko): 마지막 퀸이 (0, 0)에 갈 때 승패가 정해지는 와이토프 게임의 합으로 풉니다. 이 문제에서는
 *   첫 퀸이 (0, 0)에 가면 끝납니다.
 * First wrong input: 1 / 0 1 / 1 / 0 1 / 1 / 0 1 / 1 / 0 1 / 2 / 0 1 / 0 1
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
