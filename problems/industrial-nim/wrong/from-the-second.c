/*
 * Verdict: WA
 * Why: leaves out the first pile of each quarry: what is to be removed goes to x - 1, not to x.
 * Why (ko): 채석장마다 첫 더미를 빠뜨립니다. x가 아니라 x - 1까지를 빼야 합니다.
 * First wrong input: 1 / 1 1
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
        sum ^= sum_to(x + m - 1) ^ sum_to(x);
    }
    puts(sum != 0 ? "tolik" : "bolik");
    return 0;
}
