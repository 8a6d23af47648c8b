/*
 * Verdict: WA
 * Why: asks about ones in the last game only: the flag is not set again for a new game.
 * Why (ko): 모두 1인지를 나타내는 변수를 새 게임마다 다시 놓지 않습니다.
 * First wrong input: 2 / 1 / 2 / 1 / 1
 */
#include <stdio.h>

int main(void)
{
    int t, n, size, has_large = 0;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t-- > 0 && scanf("%d", &n) == 1) {
        int nim_sum = 0;
        for (int i = 0; i < n && scanf("%d", &size) == 1; i++) {
            nim_sum ^= size;
            has_large = has_large || size > 1;
        }
        puts((nim_sum != 0) == has_large ? "John" : "Brother");
    }
    return 0;
}
