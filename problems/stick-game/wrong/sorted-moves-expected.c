/*
 * Verdict: WA
 * Why: leaves the loop at the first move that is too large. The moves come in any order, so a smaller one may follow.
 * Why (ko): 가져갈 수 없는 개수가 처음 나오면 반복문을 빠져나갑니다. 그 뒤에 더 작은 수가 나올 수 있습니다.
 * First wrong input: 2 2 / 2 1
 */
#include <stdbool.h>
#include <stdio.h>

bool wins[1000001];

int main(void)
{
    int n, k, p[100];
    scanf("%d %d", &n, &k);
    for (int i = 0; i < k; i++) {
        scanf("%d", &p[i]);
    }
    for (int pile = 1; pile <= n; pile++) {
        for (int i = 0; i < k && !wins[pile]; i++) {
            if (p[i] > pile) {
                break; /* should be continue */
            }
            wins[pile] = !wins[pile - p[i]];
        }
        putchar(wins[pile] ? 'W' : 'L');
    }
    putchar('\n');
    return 0;
}
