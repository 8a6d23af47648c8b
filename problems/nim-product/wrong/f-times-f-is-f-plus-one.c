/*
 * Verdict: WA
 * Why: uses F * F = F + 1 for all F. That holds only for F = 2.
 * Why (ko): 모든 F에 대해 F * F = F + 1로 계산합니다. 이 식은 F = 2일 때만 맞습니다.
 * First wrong input: 1 / 4 4
 */
#include <stdio.h>

typedef unsigned long long number;

number product(number a, number b, int half)
{
    number mask, low, high, cross;
    if (a < 2 || b < 2) {
        return a * b;
    }
    mask = (1ull << half) - 1;
    low = product(a & mask, b & mask, half / 2);
    high = product(a >> half, b >> half, half / 2);
    cross = product((a >> half) ^ (a & mask), (b >> half) ^ (b & mask), half / 2);
    return ((cross ^ low) << half) ^ low ^ high; /* high should be multiplied by F/2 first */
}

int main(void)
{
    int t;
    number a, b;
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%llu %llu", &a, &b);
        printf("%llu\n", product(a, b, 32));
    }
    return 0;
}
