/*
 * Verdict: WA
 * Why: goes on with the smallest period of the first 1000 piles. The true one may be longer, and may begin late.
 * Why (ko): 더미 1000개에서 찾은 가장 작은 주기를 끝까지 씁니다. 실제 주기는 더 길 수도 있고, 나중에야 시작할 수도
 *   있습니다.
 * First wrong input: 2252 2 / 1 1590
 */
#include <stdbool.h>
#include <stdio.h>

enum { TABLE = 1000 };

bool wins[TABLE + 1];

int main(void)
{
    int n, k, p[100], period = 1;
    scanf("%d %d", &n, &k);
    for (int i = 0; i < k; i++) {
        scanf("%d", &p[i]);
    }
    for (int pile = 1; pile <= TABLE; pile++) {
        for (int i = 0; i < k; i++) {
            wins[pile] = wins[pile] || (p[i] <= pile && !wins[pile - p[i]]);
        }
    }
    for (int pile = 0; pile + period <= TABLE;) { /* the smallest period of this table */
        if (wins[pile] == wins[pile + period]) {
            pile++;
        } else {
            period++;
            pile = 0;
        }
    }
    for (int pile = 1; pile <= n; pile++) {
        putchar(wins[pile <= TABLE ? pile : pile % period] ? 'W' : 'L');
    }
    putchar('\n');
    return 0;
}
