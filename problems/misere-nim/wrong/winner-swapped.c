/*
 * Verdict: WA
 * Why: plays normal Nim and exchanges the winner. That is right among single stones only; a pile of
 *   2 wins in both games.
 * First wrong input: 1 / 2
 */
#include <stdio.h>

int main(void)
{
    int n, pile, nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
        nim_sum ^= pile;
    }
    puts(nim_sum == 0 ? "koosaga" : "cubelover");
    return 0;
}
