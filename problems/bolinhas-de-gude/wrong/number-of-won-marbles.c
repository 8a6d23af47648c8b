/*
 * Verdict: WA
 * Why: lets two marbles cancel if each of them would win on its own. They cancel only if their Grundy
 *   numbers are equal.
 * Why (ko): 따로 보면 이기는 구슬 둘은 서로 상쇄된다고 생각합니다. 그런디 수가 같을 때만 상쇄됩니다.
 * First wrong input: 2 / 1 3 / 1 4
 */
#include <stdio.h>

int main(void)
{
    static int won[101][101];
    int n, l, c, at_once = 0, odd = 0;
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
        at_once |= l == c;
        odd ^= won[l][c]; /* should be a Grundy number */
    }
    puts(at_once || odd ? "Y" : "N");
    return 0;
}
