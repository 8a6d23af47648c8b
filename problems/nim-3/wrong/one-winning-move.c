/*
 * Verdict: WA
 * Why: thinks that a won position has one winning move. Three equal piles have three: take any of
 *   them whole.
 * First wrong input: 3 / 1 1 1
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
    puts(nim_sum != 0 ? "1" : "0");
    return 0;
}
