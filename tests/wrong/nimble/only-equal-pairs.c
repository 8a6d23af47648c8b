/* verdict: WA - lets the second player win by copying moves only: coins in pairs, but not 1 2 3 */
/* samples: pass */
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
