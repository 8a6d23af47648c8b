/*
 * Verdict: TLE
 * Why: knows the period b + 1, but fills a new table of residues for every pile: up to 10^9 steps per
 *   pile.
 * Why (ko): 주기가 b + 1이라는 것은 알지만, 더미마다 나머지의 표를 새로 채웁니다. 더미 하나에 연산이
 *   최대 10^9번 필요합니다.
 * First wrong input: depends on the machine
 */
#include <iostream>
#include <vector>

int grundy(int a, int b)
{
    const int last = a % (b + 1);
    if (b % 2 != 0) {
        return a % 2;
    }
    std::vector<bool> one(last + 1), two(last + 1); /* the two binary digits of the Grundy numbers */
    for (int n = 1; n <= last; n++) {
        const bool from_b = n >= b; /* the move to 0 */
        one[n] = !one[n - 1] && !(from_b && two[n - 1]);
        two[n] = one[n - 1] && from_b;
        if (two[n]) {
            one[n] = false;
        }
    }
    return two[last] ? 2 : one[last] ? 1 : 0;
}

int main()
{
    int n, nim_sum = 0;
    std::cin >> n;
    for (int i = 0; i < n; i++) {
        int a, b;
        std::cin >> a >> b;
        nim_sum ^= grundy(a, b);
    }
    std::cout << (nim_sum != 0 ? "Alice" : "Bob") << '\n';
}
