/*
 * Verdict: WA
 * Why: names 1 first, after which the pile that has grown need not be the largest.
 * Why (ko): 처음에 1을 부릅니다. 그러면 돌을 더한 더미가 가장 큰 더미가 아닐 수 있습니다.
 * First wrong input: 1 2 4
 */
#include <stdio.h>

static long long pile[4];

static int name(long long y)
{
    int grown = 0;
    printf("%lld\n", y);
    fflush(stdout);
    if (scanf("%d", &grown) == 1) {
        pile[grown] += y;
    }
    return grown;
}

int main(void)
{
    if (scanf("%lld %lld %lld", &pile[1], &pile[2], &pile[3]) != 3) {
        return 1;
    }
    puts("First");
    const int first = name(1);
    if (first > 0) {
        const int second = name(3 * pile[first] - pile[1] - pile[2] - pile[3]);
        if (second > 0) {
            name(pile[second] - pile[first]);
        }
    }
    return 0;
}
