/*
 * Verdict: WA
 * Why: looks at the sums of a full board first. The last cell may have made a line, and then the line counts.
 * Why (ko): 판이 다 차면 합부터 봅니다. 마지막 칸으로 세 칸이 한 줄이 되었으면 그것으로 이깁니다.
 * First wrong input: 0 -1 0 / -1 0 0 / 0 0 1
 */
#include <stdio.h>

static long long a[9];

static int has_line(int cells)
{
    static const int lines[8] = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
    for (int i = 0; i < 8; i++) {
        if ((cells & lines[i]) == lines[i]) {
            return 1;
        }
    }
    return 0;
}

static int wins(int mine, int theirs, long long lead)
{
    if ((mine | theirs) == 511) {
        return lead > 0;
    }
    if (has_line(theirs)) {
        return 0;
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
