/*
 * Verdict: WA
 * Why: is the program for normal Nim, submitted unchanged.
 * Why (ko): 일반 님 게임의 프로그램을 그대로 제출했습니다.
 * First wrong input: 1 / 1
 */
#include <stdio.h>

int main(void)
{
    int n, pile, nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
        nim_sum ^= pile;
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
    return 0;
}
