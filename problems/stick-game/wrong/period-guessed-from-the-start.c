/*
 * Verdict: WA
 * Why: goes on with the smallest period of the first 1000 heaps. The true one may be longer, and may begin late.
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
    for (int heap = 1; heap <= TABLE; heap++) {
        for (int i = 0; i < k; i++) {
            wins[heap] = wins[heap] || (p[i] <= heap && !wins[heap - p[i]]);
        }
    }
    for (int heap = 0; heap + period <= TABLE;) { /* the smallest period of this table */
        if (wins[heap] == wins[heap + period]) {
            heap++;
        } else {
            period++;
            heap = 0;
        }
    }
    for (int heap = 1; heap <= n; heap++) {
        putchar(wins[heap <= TABLE ? heap : heap % period] ? 'W' : 'L');
    }
    putchar('\n');
    return 0;
}
