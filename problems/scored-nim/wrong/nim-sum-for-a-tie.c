/*
 * Verdict: WA
 * Why: Takes the nim-sum of the heaps to say who is ahead when the sum is even. Points are added, not
 *   XORed.
 * First wrong input: 1 / 2
 */
#include <stdio.h>

int main(void)
{
    int n, heap, sum = 0, nim_sum = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &heap);
        sum += heap;
        nim_sum ^= heap - 1;
    }
    if (sum % 2 == 0) {
        printf("%d\n", nim_sum ? sum / 2 + 1 : sum / 2);
    } else {
        printf("%d\n", sum / 2 + 1);
    }
    return 0;
}
