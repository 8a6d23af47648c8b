/*
 * Verdict: WA
 * Why: lets everyone win who has a quotient of 2 or more, as in Euclid's Game. There any multiple of a could be taken.
 * Why (ko): 유클리드 게임에서처럼 몫이 2 이상이면 이긴다고 봅니다. 그 게임에서는 a의 배수를 무엇이든 뺄 수 있었습니다.
 * First wrong input: 1 / 2 9
 */
#include <algorithm>
#include <cstdio>

static bool wins(long long a, long long b) { return a > 0 && (!wins(b % a, a) || b / a >= 2); }

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
