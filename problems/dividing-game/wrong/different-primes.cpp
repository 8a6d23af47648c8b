/*
 * Verdict: WA
 * Why: counts every prime once. But 4 has the divisors 2 and 1, two moves away from each other.
 * Why (ko): 소인수마다 한 번씩만 셉니다. 4의 약수는 2와 1이고, 4는 2를 거쳐 1이 될 수 있습니다.
 * First wrong input: 2 / 2 4
 */
#include <iostream>

int main()
{
    int n, number, nim_sum = 0;
    std::cin >> n;
    while (n-- > 0 && std::cin >> number) {
        int count = 0;
        for (int p = 2; p * p <= number; p++) {
            count += number % p == 0;
            while (number % p == 0) { /* as often as it occurs */
                number /= p;
            }
        }
        count += number > 1;
        nim_sum ^= count;
    }
    std::cout << (nim_sum != 0 ? "Anna" : "Bruno") << '\n';
}
