/*
 * Verdict: WA
 * Why: also lets a player take an even pile whole, which gives it the Grundy number n/2.
 * Why (ko): 짝수 더미도 통째로 가져갈 수 있게 해서 그런디 수가 n/2가 됩니다.
 * First wrong input: 2 / 1 2
 */
#include <stdio.h>

int main(void)
{
    int n, pile, nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
        nim_sum ^= pile / 2 + pile % 2; /* an even pile ends at 2, not at 0 */
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
    return 0;
}
