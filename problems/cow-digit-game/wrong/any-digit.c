/*
 * Verdict: WA
 * Why: every digit but 0 may be subtracted here. With two digits that is the same game, with three
 *   it is not: 132 - 2 would leave the lost 130, but 2 is neither the largest nor the smallest.
 * First wrong input: 1 / 132
 */
#include <stdbool.h>
#include <stdio.h>

static bool wins[1000001];

static void fill(void)
{
    for (int n = 1; n <= 1000000; n++) {
        for (int m = n; m > 0; m /= 10) {
            if (m % 10 != 0 && !wins[n - m % 10]) {
                wins[n] = true;
            }
        }
    }
}

int main(void)
{
    int g;
    if (scanf("%d", &g) != 1) {
        return 1;
    }
    fill();
    while (g--) {
        int n;
        if (scanf("%d", &n) != 1) {
            return 1;
        }
        puts(wins[n] ? "YES" : "NO");
    }
    return 0;
}
