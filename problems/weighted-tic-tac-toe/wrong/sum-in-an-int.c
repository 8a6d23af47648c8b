/*
 * Verdict: WA
 * Why: A number that does not fit. Three numbers of 10^9 do not fit into an int.
 * Why (ko): 자료형에 들어가지 않는 수. 10^9 세 개의 합은 int의 범위를 넘습니다.
 * First wrong input: long; numbers near 10^9
 */
#include <stdint.h>
#include <stdio.h>

static int32_t a[9];

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

static int wins(int mine, int theirs, int32_t lead)
{
    if (has_line(theirs)) {
        return 0;
    }
    if ((mine | theirs) == 511) {
        return lead > 0;
    }
    for (int cell = 0; cell < 9; cell++) {
        if (((mine | theirs) >> cell & 1) == 0
            && !wins(theirs, mine | 1 << cell, (int32_t)(0u - (uint32_t)lead - (uint32_t)a[cell]))) {
            return 1;
        }
    }
    return 0;
}

int main(void)
{
    for (int cell = 0; cell < 9; cell++) {
        scanf("%d", &a[cell]);
    }
    puts(wins(0, 0, 0) ? "Takahashi" : "Aoki");
    return 0;
}
