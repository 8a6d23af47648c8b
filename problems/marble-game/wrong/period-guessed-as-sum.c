/*
 * Verdict: WA
 * Why: assumes that the Grundy numbers repeat after b1 + b3 marbles. They often do, but not for all
 *   amounts.
 * Why (ko): 그런디 수가 구슬 b1 + b3개마다 되풀이된다고 생각합니다. 그럴 때가 많지만 언제나 그렇지는
 *   않습니다.
 * First wrong input: 1 2 4 / 1 1 / 1 1 / 1 1 / 1 1 / 1 6
 */
#include <stdio.h>

int main(void)
{
    int b[3], k1, k2, grundy[60];
    if (scanf("%d %d %d", &b[0], &b[1], &b[2]) != 3) {
        return 1;
    }
    const int period = b[0] + b[2]; /* a guess */
    for (int n = 0; n < period; n++) {
        int seen[4] = {0};
        for (int i = 0; i < 3; i++) {
            if (b[i] <= n) {
                seen[grundy[n - b[i]]] = 1;
            }
        }
        grundy[n] = 0;
        while (seen[grundy[n]]) {
            grundy[n]++;
        }
    }
    while (scanf("%d %d", &k1, &k2) == 2) {
        puts(grundy[k1 % period] != grundy[k2 % period] ? "A" : "B");
    }
    return 0;
}
