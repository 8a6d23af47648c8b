/*
 * Verdict: WA
 * Why: counts the black cells whose row and column have no common divisor. That looks like Euclid's algorithm, but its
 *   quotients count, not its end.
 * Why (ko): 행과 열이 서로소인 검은 칸을 셉니다. 유클리드 호제법과 관계있어 보이지만, 필요한 것은 최대공약수가 아니라
 *   몫들입니다.
 * First wrong input: 1 / 3 4
 */
#include <iostream>

static long long gcd(long long a, long long b) { return b == 0 ? a : gcd(b, a % b); }

int main()
{
    long long n, row, column, sum = 0;
    std::cin >> n;
    while (n-- > 0 && std::cin >> row >> column) {
        sum += gcd(row, column) == 1 ? 1 : 0;
    }
    std::cout << (sum % 2 == 1 ? "FIRST" : "SECOND") << '\n';
}
