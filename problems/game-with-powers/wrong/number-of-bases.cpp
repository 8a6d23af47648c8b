/*
 * Verdict: WA
 * Why: counts the numbers that are no powers, as if each of them and its powers were gone in one move. A player may
 *   choose a power first.
 * Why (ko): 거듭제곱이 아닌 수의 개수만 셉니다. 수와 그 거듭제곱들이 한 번에 없어지는 것처럼 보지만, 거듭제곱부터 고를 수도
 *   있습니다.
 * First wrong input: 5
 */
#include <cstdio>
#include <vector>

int main()
{
    long long n;
    std::scanf("%lld", &n);
    std::vector<bool> is_power(31623);
    long long bases = n;
    for (long long base = 2; base * base <= n; base++) {
        if (!is_power[base]) {
            for (long long power = base * base; power <= n; power *= base) {
                bases--;
                if (power < 31623) {
                    is_power[power] = true;
                }
            }
        }
    }
    std::puts(bases % 2 == 1 ? "Vasya" : "Petya");
}
