/*
 * Verdict: WA
 * Why: takes the quotient mod a instead of mod a + 1. Mod a all powers of a are 0.
 * Why (ko): 몫을 a + 1이 아니라 a로 나눈 나머지를 봅니다. a의 거듭제곱은 a로 나눈 나머지가 모두 0입니다.
 * First wrong input: 1 / 2 7
 */
#include <algorithm>
#include <cstdio>

static bool wins(long long a, long long b) { return a > 0 && (!wins(b % a, a) || b / a % a % 2 == 0); }

int main()
{
    int t;
    long long a, b;
    std::scanf("%d", &t);
    while (t-- > 0) {
        std::scanf("%lld %lld", &a, &b);
        std::puts(wins(std::min(a, b), std::max(a, b)) ? "First" : "Second");
    }
}
