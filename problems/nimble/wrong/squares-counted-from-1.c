/*
 * Verdict: WA
 * Why: It takes square 1 for the leftmost, as people who count from 1 do. Every pile is then one too
 *   small.
 * First wrong input: 1 / 1
 */
#include <stdio.h>

int main(void)
{
    int m, square, nim_sum = 0;
    if (scanf("%d", &m) != 1) {
        return 1;
    }
    for (int i = 0; i < m && scanf("%d", &square) == 1; i++) {
        nim_sum ^= square - 1; /* the leftmost square is 0 */
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
    return 0;
}
