/*
 * Verdict: WA
 * Why: float and double. Above 2^53, a double does not hold every whole number.
 * Why (ko): float와 double. 2^53보다 크면 double에 들어가지 않는 정수가 있습니다.
 * First wrong input: 1 / 10000000000000000 1
 */
#include <iostream>

static long long sum_to(long long k) { return k % 4 == 0 ? k : k % 4 == 1 ? 1 : k % 4 == 2 ? k + 1 : 0; }

int main()
{
    int n;
    double x, m;
    long long sum = 0;
    std::cin >> n;
    while (n-- > 0) {
        std::cin >> x >> m;
        sum ^= sum_to((long long)(x + m - 1)) ^ sum_to((long long)(x - 1));
    }
    std::cout << (sum != 0 ? "tolik\n" : "bolik\n");
}
