/*
 * Verdict: WA
 * Why: lets the second player win only if the coins form equal pairs, so that every move can be
 *   copied. But the nim-sum of 1, 2 and 3 is 0 without any pair.
 * Why (ko): 동전이 같은 칸에 둘씩 짝지어 있을 때만 후공이 상대를 따라 두어 이긴다고 생각합니다.
 *   하지만 1, 2, 3은 짝이 없어도 님 합이 0입니다.
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
