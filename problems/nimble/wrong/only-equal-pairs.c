/*
 * Verdict: WA
 * Why: Coins in equal pairs are lost for the player to move, since every move can be copied. It takes
 *   this for the whole answer, but the nim-sum of 1, 2 and 3 is 0 without any pair.
 * First wrong input: 3 / 1 2 3
 */
#include <stdio.h>

int main(void)
{
    int m, coin[100], alone = 0;
    if (scanf("%d", &m) != 1) {
        return 1;
    }
    for (int i = 0; i < m && scanf("%d", &coin[i]) == 1; i++) {
    }
    for (int i = 0; i < m; i++) {
        int same = 0;
        for (int j = 0; j < m; j++) {
            same += coin[j] == coin[i];
        }
        alone |= same % 2 == 1;
    }
    puts(alone ? "koosaga" : "cubelover"); /* 1 ^ 2 ^ 3 == 0 has no pairs */
    return 0;
}
