/*
 * Verdict: RE
 * Why: A table that is too short. This is the program of Stone Game 3, for at most 1000 stones.
 * Why (ko): 너무 짧은 표. 돌이 1000개까지인 돌 게임 3의 프로그램을 그대로 제출했습니다.
 * First wrong input: 1001
 */
#include <iostream>
#include <vector>

int main()
{
    long long n;
    std::cin >> n;
    std::vector<char> wins(1001);
    wins[1] = wins[3] = true;
    for (int i = 4; i <= 1000; i++) {
        wins[i] = !wins[i - 1] || !wins[i - 3] || !wins[i - 4];
    }
    std::cout << (wins.at(n) ? "SK" : "CY") << '\n'; // ends here when n > 1000
}
