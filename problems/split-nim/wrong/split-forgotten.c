/*
 * Verdict: WA
 * Why: uses the pile sizes as Grundy numbers, as in Nim without splits.
 * Why (ko): 나눌 수 없는 님 게임에서처럼 더미의 크기를 그런디 수로 씁니다.
 * First wrong input: 3 / 1 2 3
 */
#include <stdio.h>

int main(void)
{
    int n, pile, nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
        nim_sum ^= pile; /* 3 has the Grundy number 4, and 4 has 3 */
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
    return 0;
}
