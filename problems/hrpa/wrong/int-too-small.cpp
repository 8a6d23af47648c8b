/*
 * Verdict: WA
 * Why: A number that does not fit. N goes up to 10^15.
 * Why (ko): 자료형에 들어가지 않는 수. N은 10^15까지입니다.
 * First wrong input: 2147483648
 */
#include <iostream>
#include <vector>

int main()
{
    int n = 0;
    std::cin >> n;
    std::vector<int> fibonacci = {1, 2};
    while (fibonacci.back() <= n && fibonacci.size() < 45) {
        fibonacci.push_back(fibonacci[fibonacci.size() - 1] + fibonacci[fibonacci.size() - 2]);
    }
    for (auto it = fibonacci.rbegin(); it != fibonacci.rend(); ++it) {
        if (*it == n) {
            break;
        }
        n -= *it < n ? *it : 0;
    }
    std::cout << n << "\n";
}
