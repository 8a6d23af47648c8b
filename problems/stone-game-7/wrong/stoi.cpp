/*
 * Verdict: RE
 * Why: A number that does not fit. std::stoi throws if the number does not fit into an int; std::stoll would work.
 * Why (ko): 자료형에 들어가지 않는 수. std::stoi는 수가 int에 들어가지 않으면 예외를 던집니다. std::stoll을 쓰면
 *   됩니다.
 * First wrong input: 2147483648
 */
#include <iostream>
#include <string>

int main()
{
    std::string line;
    std::getline(std::cin, line);
    int n = std::stoi(line); // std::stoll would do
    std::cout << (n % 5 == 0 || n % 5 == 2 ? "CY" : "SK") << '\n';
}
