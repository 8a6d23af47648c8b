/*
 * Verdict: WA
 * Why: counts one pile too many: the last one has x + m - 1 stones.
 * Why (ko): 더미를 하나 더 셉니다. 마지막 더미는 돌이 x + m - 1개입니다.
 * First wrong input: 1 / 1 2
 */
#include <stdio.h>

static long long sum_to(long long k) { return k % 4 == 0 ? k : k % 4 == 1 ? 1 : k % 4 == 2 ? k + 1 : 0; }

int main(void)
{
    int n;
    long long x, m, sum = 0;
    scanf("%d", &n);
    while (n-- > 0) {
        scanf("%lld %lld", &x, &m);
        sum ^= sum_to(x + m) ^ sum_to(x - 1);
    }
    puts(sum != 0 ? "tolik" : "bolik");
    return 0;
}
