/*
 * Verdict: WA
 * Why: The first entries are set by hand, and "take all three" counts as a win. Only 3 itself comes
 *   out wrong: 4 and 6 are W by another move as well.
 * First wrong input: 3
 */
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    bool wins[1001] = {true, false, true, true}; /* 3 should be false */
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 4; i <= n; i++) {
        wins[i] = !wins[i - 1] || !wins[i - 3];
    }
    puts(wins[n] ? "SK" : "CY");
    return 0;
}
