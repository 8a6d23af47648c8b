/*
 * Verdict: WA
 * Why: both players are made to pick the number that erases the most, and the picks are counted.
 *   That is one play of the game, and not the best one.
 * Why (ko): 두 사람 모두 가장 많이 지우는 수를 고르게 하고, 몇 번 고르는지 셉니다. 그것은 한 가지
 *   진행일 뿐이고, 가장 잘 두는 것이 아닙니다.
 * First wrong input: 2
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static bool erased[1000001];
static int divisors_left[1000001];

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    int picks = 0;
    for (int left = n; left > 0; picks++) {
        memset(divisors_left, 0, sizeof divisors_left);
        int best = 0;
        for (int d = n; d >= 1; d--) {
            for (int x = d; !erased[d] && x <= n; x += d) {
                divisors_left[x]++;
            }
        }
        for (int x = 1; x <= n; x++) {
            best = !erased[x] && divisors_left[x] > divisors_left[best] ? x : best;
        }
        for (int d = 1; d <= best; d++) {
            if (best % d == 0 && !erased[d]) {
                erased[d] = true;
                left--;
            }
        }
    }
    puts(picks % 2 == 0 ? "A" : "B"); /* an even count: B has erased the last number */
    return 0;
}
