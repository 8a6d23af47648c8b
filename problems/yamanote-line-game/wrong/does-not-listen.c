/*
 * Verdict: WA
 * Why: says 1, 2, 3, ... and does not note what Aoki says.
 * Why (ko): 1, 2, 3, ...을 차례로 부르고, Aoki가 부른 수는 기록하지 않습니다.
 * First wrong input: 1
 */
#include <stdio.h>

int main(void)
{
    int n = 0;
    int answer = -1;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int next = 1; answer != 0; next++) {
        printf("%d\n", next);
        fflush(stdout);
        if (scanf("%d", &answer) != 1) {
            return 1;
        }
    }
    return 0;
}
