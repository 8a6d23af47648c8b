/*
 * Verdict: WA
 * Why: It lets an even pile be taken as a whole, too, which gives it the Grundy number n/2. But an
 *   even pile ends at 2, not at 0.
 * First wrong input: 2 / 1 2
 */
#include <stdio.h>

int main(void)
{
    int n, pile, nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
        nim_sum ^= pile / 2 + pile % 2; /* an even pile ends at 2, not at 0 */
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
    return 0;
}
