/*
 * Verdict: WA
 * Why: keeps won and lost piles only, 1 and 0. Piles that are won in a different way do not cancel.
 * Why (ko): 더미가 이기는지 지는지만 1과 0으로 적어 둡니다. 그러면 서로 다른 방식으로 이기는
 *   더미들까지 서로 지워진 것으로 보게 됩니다.
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
