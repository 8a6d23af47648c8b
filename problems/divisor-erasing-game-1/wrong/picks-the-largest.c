/*
 * Verdict: WA
 * Why: makes both players pick the largest number left, and counts the picks. That is only one way
 *   to play, and not the best.
 * Why (ko): 두 사람이 언제나 남은 수 중 가장 큰 수를 고르게 하고, 몇 번 고르는지 셉니다. 그것은
 *   여러 진행 중 하나일 뿐이고, 최선도 아닙니다.
 * First wrong input: 2
 */
#include <stdbool.h>
#include <stdio.h>

static bool erased[1000001];

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    int picks = 0;
    for (int pick = n; pick >= 1; pick--) {
        for (int multiple = 2 * pick; multiple <= n && !erased[pick]; multiple += pick) {
            erased[pick] = true; /* all numbers above this one are gone, and its multiples took it along */
        }
        picks += !erased[pick];
    }
    puts(picks % 2 == 0 ? "A" : "B"); /* an even count: B has erased the last number */
    return 0;
}
