/*
 * Verdict: WA
 * Why: compares the winning substrings as text, and "12" comes before "2" in a dictionary.
 * Why (ko): 이기는 부분 문자열을 문자열로 비교합니다. 사전 순으로는 "12"가 "2"보다 앞입니다.
 * First wrong input: 121
 */
#include <iostream>
#include <string>
#include <vector>

int main()
{
    int number;
    std::cin >> number;
    std::vector<std::string> winning(number + 1);
    for (int n = 1; n <= number; n++) {
        const std::string digits = std::to_string(n);
        for (std::size_t length = 1; length < digits.size(); length++) {
            for (std::size_t start = 0; start + length <= digits.size(); start++) {
                const std::string text = digits.substr(start, length);
                if (std::stoi(text) > 0 && winning[n - std::stoi(text)].empty()
                    && (winning[n].empty() || text < winning[n])) {
                    winning[n] = text;
                }
            }
        }
    }
    std::cout << (winning[number].empty() ? -1 : std::stoi(winning[number])) << '\n';
}
