/*
 * Verdict: WA
 * Why: knows rows and columns only.
 * Why (ko): 가로와 세로만 봅니다.
 * First wrong input: 0 0 0 / 0 0 0 / 0 0 -1
 */
#include <stdio.h>

static long long a[9];

static int has_line(int cells)
{
    static const int lines[6] = {0007, 0070, 0700, 0111, 0222, 0444};
    for (int i = 0; i < 6; i++) {
        if ((cells & lines[i]) == lines[i]) {
            return 1;
        }
    }
    return 0;
}

static int wins(int mine, int theirs, long long lead)
{
    if (has_line(theirs)) {
        return 0;
    }
    if ((mine | theirs) == 511) {
        return lead > 0;
    }
    for (int cell = 0; cell < 9; cell++) {
        if (((mine | theirs) >> cell & 1) == 0 && !wins(theirs, mine | 1 << cell, -(lead + a[cell]))) {
            return 1;
        }
    }
    return 0;
}

int main(void)
{
    for (int cell = 0; cell < 9; cell++) {
        scanf("%lld", &a[cell]);
    }
    puts(wins(0, 0, 0) ? "Takahashi" : "Aoki");
    return 0;
}
