/*
 * Verdict: RE
 * Why: This is the program of Stone Game 1 with its limit of 1000. People see the same rules and do
 *   not read the limits.
 * First wrong input: 1001
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    bool wins[1001] = {false, true, false, true};
    long long n;
    if (scanf("%lld", &n) != 1 || n > 1000) { /* the limit is 10^12 */
        abort();
    }
    for (int i = 4; i <= n; i++) {
        wins[i] = !wins[i - 1] || !wins[i - 3];
    }
    puts(wins[n] ? "SK" : "CY");
    return 0;
}
