/*
 * Verdict: WA
 * Why: tries squares below n instead of squares up to n. So no move ever reaches 0.
 * Why (ko): n 이하의 제곱수를 빼 보아야 하는데 n 미만만 빼 봅니다. 그래서 아무도 0을 만들지
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
