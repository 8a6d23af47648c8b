// Verdict: RE
// Why: A table that is too short. It ends at 100,000, and N may be 10^18.
// Why (ko): 너무 짧은 표. 표가 100,000에서 끝나지만 N은 10^18까지 커질 수 있습니다.
// First wrong input: 1 / 100001
#include <iostream>
#include <string>
#include <vector>

int main()
{
    const int last = 100000;
    std::vector<int> palindromes;
    for (int x = 1; x <= last; x++) {
        std::string digits = std::to_string(x);
        if (digits == std::string(digits.rbegin(), digits.rend())) {
            palindromes.push_back(x);
        }
    }
    std::vector<bool> wins(last + 1);
    for (int n = 0; n <= last; n++) {
        if (!wins[n]) {
            for (int x : palindromes) {
                if (n + x <= last) {
                    wins[n + x] = true;
                }
            }
        }
    }
    int games;
    std::cin >> games;
    while (games--) {
        long long n;
        std::cin >> n;
        std::cout << (wins.at(n) ? "0\n" : "1\n");
    }
}
