/*
 * Verdict: RE
 * Why: A table that is too short. The sample is small, so the program passes it.
 * Why (ko): 너무 짧은 표. 예제는 작아서 통과합니다.
 * First wrong input: 100
 */
#include <iostream>
#include <vector>

int main()
{
    int n;
    std::cin >> n;
    std::vector<char> wins(100); // too small
    wins.at(1) = true;
    for (int i = 3; i <= n; i++) {
        wins.at(i) = !wins.at(i - 1) || !wins.at(i - 3);
    }
    std::cout << (wins.at(n) ? "SK" : "CY") << '\n';
}
