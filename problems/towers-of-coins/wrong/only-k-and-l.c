/*
 * Verdict: WA
 * Why: forgets that a move may also take a single coin. So there are towers from which it takes
 *   nothing, and they count as L.
 * Why (ko): 동전을 1개 가져갈 수도 있다는 것을 잊었습니다. 그래서 아무것도 가져갈 수 없는 탑이
 *   남고, 그런 탑을 지는 상태로 봅니다.
 * First wrong input: 2 3 4 / 1 1 1 1
 */
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    static bool wins[1000001];
    int k, l, towers;
    scanf("%d %d %d", &k, &l, &towers);
    for (int n = 1; n <= 1000000; n++) {
        wins[n] = (n >= k && !wins[n - k]) || (n >= l && !wins[n - l]); /* and wins[n - 1] */
    }
    while (towers--) {
        int n;
        scanf("%d", &n);
        putchar(wins[n] ? 'A' : 'B');
    }
    putchar('\n');
    return 0;
}
