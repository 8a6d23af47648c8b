// Verdict: RE
// Why: makes a win/lose table up to 100,000 and looks up N in it, however large N is.
// Why (ko): 승패표를 100,000까지 만들고, N이 아무리 커도 그 표에서 찾습니다.
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
