/*
 * Verdict: WA
 * Why: lets the second player win as soon as a pile is empty, as if the game were over then.
 * Why (ko): 더미 하나만 비어도 게임이 끝난 것으로 보고 둘째 플레이어가 이긴다고 답합니다.
 * First wrong input: 1 / 2 / 0 1
 */
#include <stdio.h>

int main(void)
{
    int t, n, size;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t-- > 0 && scanf("%d", &n) == 1) {
        int nim_sum = 0, is_over = 0;
        for (int i = 0; i < n && scanf("%d", &size) == 1; i++) {
            nim_sum = size == 0 || is_over ? 0 : nim_sum ^ size;
            is_over = is_over || size == 0;
        }
        puts(nim_sum != 0 ? "First" : "Second");
    }
    return 0;
}
