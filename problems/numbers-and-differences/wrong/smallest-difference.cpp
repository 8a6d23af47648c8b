/*
 * Verdict: WA
 * Why: takes the smallest difference of two neighbours for the greatest common divisor.
 * Why (ko): 이웃한 두 수의 차 중 가장 작은 것을 최대공약수로 씁니다.
 * First wrong input: 2 / 1 4
 */
#include <algorithm>
#include <iostream>
#include <vector>

int main()
{
    int n;
    std::cin >> n;
    std::vector<int> x(n);
    for (auto &number : x) {
        std::cin >> number;
    }
    std::sort(x.begin(), x.end());
    int least = x[1] - x[0];
    for (int i = 2; i < n; i++) {
        least = std::min(least, x[i] - x[i - 1]);
    }
    std::cout << ((x[n - 1] / least - n) % 2 ? "Alice" : "Bob") << std::endl;
}
