/*
 * Verdict: TLE
 * Why: The definition of a winning pair is written as a function that calls itself. There are few
 *   pairs, but none is remembered, so each is worked out again and again.
 * First wrong input: depends on the machine; a box with a few dozen stones
 */
#include <stdbool.h>
#include <stdio.h>

static bool wins(int n, int m)
{
    for (int kept = 1; kept < n; kept++) {
        if (!wins(kept, n - kept)) { /* nothing is remembered */
            return true;
        }
    }
    for (int kept = 1; kept < m; kept++) {
        if (!wins(kept, m - kept)) {
            return true;
        }
    }
    return false;
}

int main(void)
{
    int n, m;
    if (scanf("%d %d", &n, &m) != 2) {
        return 1;
    }
    puts(wins(n, m) ? "A" : "B");
    return 0;
}
