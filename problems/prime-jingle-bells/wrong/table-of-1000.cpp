/*
 * Verdict: RE
 * Why: A table that is too short. It has room for 1000 numbers, but b goes up to 1,000,000.
 * Why (ko): 너무 짧은 표. 표의 크기가 1000인데, b는 1,000,000까지입니다.
 * First wrong input: 1 1001
 */
#include <algorithm>
#include <iostream>
#include <vector>

int main()
{
    int a, b;
    std::cin >> a >> b;
    std::vector<int> primes(1001), lead(1001); // too small
    for (int n = 2; n <= b; n++) {
        int divisors = 0;
        for (int d = 2; d < n; d++) {
            divisors += n % d == 0;
        }
        primes.at(n) = primes.at(n - 1) + (divisors == 0);
    }
    for (int n = b - 1; n >= 0; n--) {
        lead[n] = -b;
        for (int j = n + 1; j <= std::min(n + a, b); j++) {
            lead[n] = std::max(lead[n], primes[j] - primes[n] - lead[j]);
        }
    }
    std::cout << (primes[b] + lead[0]) / 2 << ' ' << (primes[b] - lead[0]) / 2 << '\n';
}
