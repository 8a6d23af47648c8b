/*
 * Verdict: WA
 * Why: A table that is too short. It has the Fibonacci numbers up to 10^15 and looks for one below N with the next
 *   above N. The last one in the list has none after it, and N may be larger.
 * Why (ko): 너무 짧은 표. 10^15 이하의 피보나치 수를 모두 구해 놓고, N이 이웃한 두 수 사이에 있는 곳을 찾습니다. N이
 *   마지막 피보나치 수보다 크면 그런 곳이 없습니다.
 * First wrong input: 806515533049394
 */
#include <cstdio>
#include <vector>

int main()
{
    long long n;
    std::scanf("%lld", &n);
    std::vector<long long> f = {1, 2};
    while (f[f.size() - 1] + f[f.size() - 2] <= 1000000000000000LL) {
        f.push_back(f[f.size() - 1] + f[f.size() - 2]);
    }
    for (std::size_t i = f.size() - 1; i-- > 0;) {
        if (f[i] < n && n < f[i + 1]) {
            n -= f[i];
        }
    }
    std::printf("%lld\n", n);
}
