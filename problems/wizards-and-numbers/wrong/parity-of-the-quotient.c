/*
 * Verdict: WA
 * Why: takes the parity of the quotient. A move may take an even power of 2 from it, which is -1 or 1 mod 3, but 0 mod 2.
 * Why (ko): 몫의 홀짝만 봅니다. a = 2이면 몫에서 2나 4도 뺄 수 있는데, 3으로 나눈 나머지는 1씩 바뀌지만 홀짝은 그대로입니다.
 * First wrong input: 1 / 2 7
 */
#include <stdio.h>

static int wins(long long a, long long b) { return a > 0 && (!wins(b % a, a) || b / a % 2 == 0); }

int main(void)
{
    int t;
    long long a, b;
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%lld %lld", &a, &b);
        puts((a < b ? wins(a, b) : wins(b, a)) ? "First" : "Second");
    }
    return 0;
}
