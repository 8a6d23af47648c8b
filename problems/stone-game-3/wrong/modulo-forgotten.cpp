/*
 * Verdict: RE
 * Why: It lists the answers of 0 to 6 stones, since they come back, and then forgets to take N mod 7
 *   before the look-up.
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
