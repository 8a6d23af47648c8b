/*
 * Verdict: WA
 * Why: assumes that the first number is the smaller one, so that the first step finds a remainder where no move is made.
 * Why (ko): 첫 번째 수가 작다고 봅니다. 그러면 두지도 않은 수를 첫 단계에서 센 것이 됩니다.
 * First wrong input: 1 / 1 0
 */
#include <stdio.h>

static int wins(long long a, long long b) { return a > 0 && (!wins(b % a, a) || b / a % (a + 1) % 2 == 0); }

int main(void)
{
    int t;
    long long a, b;
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%lld %lld", &a, &b);
        puts(wins(a, b) ? "First" : "Second");
    }
    return 0;
}
