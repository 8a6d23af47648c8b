/*
 * Verdict: WA
 * Why: takes only the first pile of each quarry.
 * Why (ko): 채석장마다 첫 더미만 봅니다.
 * First wrong input: 1 / 1 3
 */
#include <stdio.h>

int main(void)
{
    int n;
    long long x, m, sum = 0;
    scanf("%d", &n);
    while (n-- > 0) {
        scanf("%lld %lld", &x, &m);
        sum ^= x;
    }
    puts(sum != 0 ? "tolik" : "bolik");
    return 0;
}
