/*
 * Verdict: WA
 * Why: reads K before N, the order of Stick Game.
 * Why (ko): Stick Game의 순서대로 K를 N보다 먼저 읽습니다.
 * First wrong input: 1 2 / 1
 */
#include <stdbool.h>
#include <stdio.h>

bool wins[200001];

int main(void)
{
    int n = 0, k = 0, a[100000];
    scanf("%d %d", &k, &n); /* should be n, k */
    for (int i = 0; i < n; i++) {
        if (scanf("%d", &a[i]) != 1) {
            n = i;
        }
    }
    for (int pile = 0; pile < k; pile++) {
        for (int i = 0; i < n && !wins[pile]; i++) {
            wins[pile + a[i]] = true;
        }
    }
    puts(wins[k] ? "First" : "Second");
    return 0;
}
