/*
 * Verdict: WA
 * Why: gives an odd count to Alice, as if whoever erases the last number won.
 * Why (ko): 마지막 수를 지우는 사람이 이기는 것처럼, 개수가 홀수이면 Alice가 이긴다고 봅니다.
 * First wrong input: 1 / 1
 */
#include <stdio.h>

int main(void)
{
    int n, number, all = 0, sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &number) == 1; i++) {
        all ^= number;
        sum += number;
    }
    (void)sum;
    puts(all == 0 || n % 2 == 1 ? "Alice" : "Bob");
    return 0;
}
