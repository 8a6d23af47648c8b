/*
 * Verdict: TLE
 * Why: fills the table of Grundy numbers up to the pile by the mex. The answers are right, but the
 *   work grows with the square of the pile.
 * Why (ko): 더미의 크기까지 그런디 수의 표를 mex로 채웁니다. 답은 맞지만 연산 횟수가 더미 크기의
 *   제곱에 비례합니다.
 * First wrong input: depends on the machine; one pile of the largest size is enough on any
 */
#include <iostream>
#include <vector>

int main()
{
    int n, nim_sum = 0;
    unsigned pile;
    std::vector<int> grundy = {0};
    std::cin >> n;
    while (std::cin >> pile) {
        while (grundy.size() <= pile) { // 2 * 10^9 rows, each with as many moves
            std::vector<char> seen(2 * grundy.size() + 2);
            for (std::size_t left = 0; left < grundy.size(); left++) {
                seen[grundy[left]] = true;
                seen[left == 0 ? 0 : grundy[left] ^ grundy[grundy.size() - left]] = true;
            }
            int value = 0;
            while (seen[value]) {
                value++;
            }
            grundy.push_back(value);
        }
        nim_sum ^= grundy[pile];
    }
    std::cout << (nim_sum != 0 ? "koosaga" : "cubelover") << '\n';
}
