/*
 * Verdict: WA
 * Why: takes the XOR of the sizes, as in Nim. All samples come out right by chance.
 * Why (ko): 님 게임에서처럼 더미의 크기를 XOR합니다. 예제는 우연히 모두 맞습니다.
 * First wrong input: 2 / 1 4
 */
#include <stdio.h>

int main(void)
{
    int n, pile, nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
        nim_sum ^= pile; /* not the Grundy number of this game */
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
    return 0;
}
