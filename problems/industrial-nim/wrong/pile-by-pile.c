/*
 * Verdict: TLE
 * Why: takes the nim-sum pile by pile; there are up to 10^21 of them.
 * Why (ko): 더미를 하나씩 XOR합니다. 더미는 10^21개까지 있습니다.
 * First wrong input: 1 / 140218 23424875920225
 */
#include <stdio.h>

int main(void)
{
    int n;
    long long x, m, sum = 0;
    scanf("%d", &n);
    while (n-- > 0) {
        scanf("%lld %lld", &x, &m);
        for (long long pile = x; pile < x + m; pile++) {
            sum ^= pile;
        }
    }
    puts(sum != 0 ? "tolik" : "bolik");
    return 0;
}
