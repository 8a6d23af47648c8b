/*
 * Verdict: WA
 * Why: leaves piles of 1 out of the nim-sum if there is a larger pile.
 * Why (ko): 더 큰 더미가 있으면 1개짜리 더미를 님 합에서 뺍니다.
 * First wrong input: 3 / 1 2 2
 */
#include <stdio.h>

int main(void)
{
    int n, pile, nim_sum = 0, large = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
        if (pile > 1) {
            nim_sum ^= pile;
            large++;
        }
    }
    puts((large == 0 ? n % 2 == 0 : nim_sum != 0) ? "koosaga" : "cubelover");
    return 0;
}
