/*
 * Verdict: WA
 * Why: the squares are tried while they are below n, where they should be at most n. So no move
 *   ever reaches 0.
 * Why (ko): 제곱수를 n 이하까지 시도해야 하는데 n 미만까지만 시도합니다. 그래서 아무도 0을 만들지
 *   못합니다.
 * First wrong input: 1 / 1
 */
#include <stdbool.h>
#include <stdio.h>

static bool wins[1000001];

int main(void)
{
    for (int n = 1; n <= 1000000; n++) {
        for (int i = 1; i * i < n && !wins[n]; i++) { /* <= */
            wins[n] = !wins[n - i * i];
        }
    }
    int t;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t--) {
        int n;
        if (scanf("%d", &n) != 1) {
            return 1;
        }
        puts(wins[n] ? "koosaga" : "cubelover");
    }
    return 0;
}
