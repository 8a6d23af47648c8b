/*
 * Verdict: RE
 * Why: lists the answers of 0 to 6 stones, because they repeat, but then forgets to take N mod 7
 *   before the look-up.
 * Why (ko): 승패가 되풀이되므로 0개부터 6개까지의 답만 적어 두었지만, 표를 보기 전에 N mod 7을
 *   구하지 않았습니다.
 * First wrong input: 7
 */
#include <iostream>
#include <string>

int main()
{
    const std::string loses = "1010000"; // for 0, 1, ..., 6 stones
    int n;
    std::cin >> n;
    std::cout << (loses.at(n) == '1' ? "CY" : "SK") << '\n'; // should be n % 7
}
