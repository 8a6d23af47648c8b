/*
 * Verdict: WA
 * Why: counts a won game as one winning move, though there may be three or more.
 * Why (ko): 이기는 게임이면 이기는 첫 수가 하나라고 답하지만, 셋 이상일 수도 있습니다.
 * First wrong input: 3 / 1 1 1 / 0
 */
#include <stdio.h>

int main(void)
{
    int n, size;
    while (scanf("%d", &n) == 1 && n != 0) {
        int nim_sum = 0;
        for (int i = 0; i < n && scanf("%d", &size) == 1; i++) {
            nim_sum ^= size;
        }
        printf("%d\n", nim_sum != 0);
    }
    return 0;
}
