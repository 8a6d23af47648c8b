/*
 * Verdict: WA
 * Why: forgets that a single coin may be taken as well. Then towers remain from which nothing can be
 *   taken, and they count as lost.
 * First wrong input: 2 3 4 / 1 1 1 1
 */
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    static bool wins[1000001];
    int k, l, towers;
    scanf("%d %d %d", &k, &l, &towers);
    for (int n = 1; n <= 1000000; n++) {
        wins[n] = (n >= k && !wins[n - k]) || (n >= l && !wins[n - l]); /* and wins[n - 1] */
    }
    while (towers--) {
        int n;
        scanf("%d", &n);
        putchar(wins[n] ? 'A' : 'B');
    }
    putchar('\n');
    return 0;
}
