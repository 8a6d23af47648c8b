/*
 * Verdict: TLE
 * Why: fills the win/lose table by trying every amount for every pile. For N = 1,000,000 and K =
 *   500,000 that is more than 10^11 steps.
 * Why (ko): 더미마다 모든 개수를 시도해서 승패표를 채웁니다. N = 1,000,000, K = 500,000이면 연산이
 *   10^11번을 넘습니다.
 * First wrong input: depends on the machine
 */
#include <stdbool.h>
#include <stdio.h>

static bool wins[1000001];

int main(void)
{
    int games, n, k;
    scanf("%d", &games);
    while (games--) {
        scanf("%d %d", &n, &k);
        for (int i = 1; i <= n; i++) {
            wins[i] = false;
            for (int a = 1; a <= k && a <= i; a++) {
                if (!wins[i - a]) {
                    wins[i] = true;
                }
            }
        }
        puts(wins[n] ? "Hektor" : "Wiktor");
    }
    return 0;
}
