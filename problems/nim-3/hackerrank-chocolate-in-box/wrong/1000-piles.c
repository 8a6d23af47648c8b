/*
 * Verdict: RE
 * Why: has room for 1000 piles only, as the small limits of another judge allow.
 * Why (ko): 다른 채점 사이트의 작은 제한대로 더미 1000개만 담을 수 있습니다.
 * First wrong input: long; more than 1000 piles
 */
#include <stdio.h>

int main(void)
{
    int n, pile[1000], nim_sum = 0, moves = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile[i]) == 1; i++) { /* beyond the array */
        nim_sum ^= pile[i];
    }
    for (int i = 0; i < n; i++) {
        moves += (pile[i] ^ nim_sum) < pile[i];
    }
    printf("%d\n", moves);
    return 0;
}
