/*
 * Verdict: WA
 * Why: leaves one pile of 1 out of the XOR if there are larger piles and an even number of ones.
 * Why (ko): 더 큰 더미가 있고 1개짜리가 짝수 개이면, 1개짜리 하나를 XOR에서 뺍니다.
 * First wrong input: 4 / 1 1 2 2
 */
#include <stdio.h>

int main(void)
{
    int n, pile, nim_sum = 0, ones = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
        nim_sum ^= pile;
        ones += pile == 1;
    }
    if (ones == n) {
        nim_sum = n % 2 == 0;
    } else if (ones > 0 && ones % 2 == 0) {
        nim_sum ^= 1;
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
    return 0;
}
