/*
 * Verdict: RE
 * Why: A table that is too short. One of 1,000,000 entries ends at 999,999.
 * Why (ko): 너무 짧은 표. 칸이 1,000,000개인 표는 999,999에서 끝납니다.
 * First wrong input: 1 / 1000000
 */
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main()
{
    std::vector<bool> wins(1000000);
    int g, n;
    std::cin >> g;
    for (int next = 1; g-- && std::cin >> n;) {
        for (; next <= n; next++) {
            std::string digits = std::to_string(next);
            digits.erase(std::remove(digits.begin(), digits.end(), '0'), digits.end());
            const int largest = *std::max_element(digits.begin(), digits.end()) - '0';
            const int smallest = *std::min_element(digits.begin(), digits.end()) - '0';
            wins.at(next) = !wins[next - largest] || !wins[next - smallest];
        }
        std::cout << (wins.at(n) ? "YES" : "NO") << '\n';
    }
}
