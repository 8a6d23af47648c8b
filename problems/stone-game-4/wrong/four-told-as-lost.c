/*
 * Verdict: WA
 * Why: It sets 4 by hand as lost, since taking all 4 loses. One bad move does not make a loss; taking
 *   3 wins.
 * First wrong input: 4
 */
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    bool wins[1001] = {true, false, true, false, false}; /* 4 should be true */
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 5; i <= n; i++) {
        wins[i] = !wins[i - 1] || !wins[i - 3] || !wins[i - 4];
    }
    puts(wins[n] ? "SK" : "CY");
    return 0;
}
