/*
 * Verdict: WA
 * Why: only distinguishes W piles and L piles, as 1 and 0. But piles with the Grundy numbers 1 and 2
 *   do not cancel.
 * Why (ko): 더미의 승패만 1과 0으로 저장합니다. 하지만 그런디 수가 1인 더미와 2인 더미는 상쇄되지
 *   않습니다.
 * First wrong input: 2 / 1 1 / 2 2
 */
#include <stdio.h>

static int grundy(int a, int b)
{
    if (b % 2 != 0) {
        return a % 2;
    }
    return a % (b + 1) == b ? 1 : a % (b + 1) % 2; /* should be 2 for the last residue */
}

int main(void)
{
    int n, a, b, nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    while (n-- > 0 && scanf("%d %d", &a, &b) == 2) {
        nim_sum ^= grundy(a, b);
    }
    puts(nim_sum != 0 ? "Alice" : "Bob");
    return 0;
}
