/*
 * Verdict: WA
 * Why: goes on to the next number that was missing, and does not put back what Bob removes.
 * Why (ko): Bob이 뺀 수를 다시 넣지 않고, 처음에 없던 다음 수를 넣습니다.
 * First wrong input: 1 / 1 / 0
 */
#include <stdio.h>

static int in_set[200005];

int main(void)
{
    int t = 0;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t-- > 0) {
        int n = 0;
        int number = 0;
        int answer = 0;
        if (scanf("%d", &n) != 1) {
            return 1;
        }
        for (int i = 0; i < 2 * n + 5; i++) {
            in_set[i] = 0;
        }
        for (int i = 0; i < n; i++) {
            if (scanf("%d", &number) != 1) {
                return 1;
            }
            if (number < 2 * n + 5) {
                in_set[number] = 1;
            }
        }
        for (int next = 0; answer >= 0; next++) {
            if (!in_set[next]) {
                printf("%d\n", next);
                fflush(stdout);
                if (scanf("%d", &answer) != 1) {
                    return 1;
                }
            }
        }
    }
    return 0;
}
