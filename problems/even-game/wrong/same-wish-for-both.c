/*
 * Verdict: WA
 * Why: passes what the mover still wants on to the opponent, as the opponent's own wish. But the
 *   opponent wants the mover to fail, and what that means for the opponent's coins also depends on
 *   how many are left.
 * Why (ko): 방금 둔 사람이 앞으로 원하는 홀짝을 상대도 원한다고 여깁니다. 하지만 상대는 그 반대가
 *   되기를 원하고, 그러려면 상대가 몇 개를 가져가야 하는지는 남은 동전의 개수에 따라서도 달라집니다.
 * First wrong input: 0 1
 */
#include <stdio.h>

static char win[2][10000001];

int main(void)
{
    int n, k;
    if (scanf("%d %d", &n, &k) != 2) {
        return 1;
    }
    win[0][0] = 1; /* wants an even number more and nothing is left */
    for (int i = 1; i <= k; i++) {
        for (int wish = 0; wish < 2; wish++) {
            for (int a = 1; a <= 4 && a <= i; a++) {
                if (!win[wish ^ (a & 1)][i - a]) {
                    win[wish][i] = 1;
                }
            }
        }
    }
    puts(win[n][k] ? "YG" : "HS");
    return 0;
}
