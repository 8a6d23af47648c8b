/*
 * Verdict: WA
 * Why: prints Y if some marble would win as the only one on the board. The opponent may answer with
 *   another marble.
 * Why (ko): 판에 하나뿐이라면 이길 구슬이 있을 때 Y를 출력합니다. 상대가 다른 구슬로 응수할 수
 *   있습니다.
 * First wrong input: 2 / 1 3 / 1 3
 */
#include <stdio.h>

int main(void)
{
    static int won[101][101];
    int n, l, c, answer = 0;
    for (l = 0; l <= 100; l++) {
        for (c = 0; c <= 100; c++) {
            for (int u = 1; u <= 100; u++) {
                won[l][c] |= u <= l && !won[l - u][c];
                won[l][c] |= u <= c && !won[l][c - u];
                won[l][c] |= u <= l && u <= c && !won[l - u][c - u];
            }
        }
    }
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    while (n-- > 0 && scanf("%d %d", &l, &c) == 2) {
        answer |= won[l][c];
    }
    puts(answer ? "Y" : "N");
    return 0;
}
