/*
 * Verdict: WA
 * Why: the substring 0 counts as a number to subtract. It leaves the number as it is. Its
 *   entry in the table is still empty, which reads as a loss.
 * Why (ko): 부분 문자열 0도 뺄 수 있다고 봅니다. 0을 빼면 수가 그대로인데, 그 칸은 아직 비어 있어서
 *   지는 상태로 읽힙니다.
 * First wrong input: 10
 */
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main()
{
    int number;
    std::cin >> number;
    std::vector<int> winning(number + 1, -1);
    for (int n = 1; n <= number; n++) {
        const std::string digits = std::to_string(n);
        int best = n;
        for (std::size_t i = 0; i < digits.size(); i++) {
            int run = 0;
            for (std::size_t j = i; j < digits.size() && j - i + 1 < digits.size(); j++) {
                run = 10 * run + (digits[j] - '0');
                best = winning[n - run] == -1 ? std::min(best, run) : best; /* run may be 0 */
            }
        }
        winning[n] = best < n ? best : -1;
    }
    std::cout << winning[number] << '\n';
}
