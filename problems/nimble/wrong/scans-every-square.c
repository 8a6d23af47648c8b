/*
 * Verdict: TLE
 * Why: goes over the strip square by square and looks for coins on each of them, although only the
 *   coins matter.
 * Why (ko): 동전만 보면 되는데, 칸을 하나하나 훑으면서 칸마다 모든 동전을 확인합니다.
 * First wrong input: depends on the machine; a few coins on the last squares
 */
#include <stdio.h>

int main(void)
{
    int m, coin[100], last = 0, nim_sum = 0;
    if (scanf("%d", &m) != 1) {
        return 1;
    }
    for (int i = 0; i < m && scanf("%d", &coin[i]) == 1; i++) {
        last = coin[i] > last ? coin[i] : last;
    }
    for (int square = 1; square <= last; square++) { /* only the coins are needed */
        for (int i = 0; i < m; i++) {
            nim_sum ^= coin[i] == square ? square : 0;
        }
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
    return 0;
}
