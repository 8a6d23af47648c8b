/*
 * Verdict: WA
 * Why: if the total is even, takes the nim-sum of the piles to see who is ahead. Points are added, not XORed.
 * Why (ko): 돌이 모두 짝수 개이면 더미들의 님 합으로 누가 앞서는지 정합니다. 하지만 점수는 XOR이 아니라 덧셈으로
 *   합쳐집니다.
 * First wrong input: 1 / 2
 */
#include <stdio.h>

int main(void)
{
    int n, pile, sum = 0, nim_sum = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &pile);
        sum += pile;
        nim_sum ^= pile - 1;
    }
    if (sum % 2 == 0) {
        printf("%d\n", nim_sum ? sum / 2 + 1 : sum / 2);
    } else {
        printf("%d\n", sum / 2 + 1);
    }
    return 0;
}
