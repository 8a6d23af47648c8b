/*
 * Verdict: TLE
 * Why: fills the table again for every game, up to 100,000 times. Once is enough.
 * Why (ko): 게임마다, 최대 100,000번 표를 다시 채웁니다. 한 번이면 충분합니다.
 * First wrong input: depends on the machine; 100,000 cases of large numbers
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static bool wins[1000001];

int main(void)
{
    int t;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t--) {
        int n;
        if (scanf("%d", &n) != 1) {
            return 1;
        }
        memset(wins, 0, sizeof wins);
        for (int lost = 0; lost < n; lost++) {
            for (int i = 1; !wins[lost] && lost + i * i <= n; i++) {
                wins[lost + i * i] = true;
            }
        }
        puts(wins[n] ? "koosaga" : "cubelover");
    }
    return 0;
}
