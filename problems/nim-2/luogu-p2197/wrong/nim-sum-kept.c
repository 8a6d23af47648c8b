/*
 * Verdict: WA
 * Why: sets the nim-sum to 0 before the first game only, so that a later game begins with that of the
 *   one before it.
 * Why (ko): 님 합을 첫 게임 앞에서만 0으로 놓아서, 다음 게임이 앞 게임의 값에서 시작합니다.
 * First wrong input: 2 / 1 / 1 / 1 / 0
 */
#include <stdio.h>

int main(void)
{
    int t, n, size, nim_sum = 0;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t-- > 0 && scanf("%d", &n) == 1) {
        for (int i = 0; i < n && scanf("%d", &size) == 1; i++) {
            nim_sum ^= size;
        }
        puts(nim_sum != 0 ? "Yes" : "No");
    }
    return 0;
}
