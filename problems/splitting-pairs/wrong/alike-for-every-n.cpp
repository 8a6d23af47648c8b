/*
 * Verdict: WA
 * Why: Asks whether the same power of two divides all piles, for every number of piles. With an even number, half of
 *   the piles can be removed and all the others be split, so nothing stays of what they had in common.
 * Why (ko): 더미의 수와 상관없이, 모든 더미를 나누는 가장 큰 2의 거듭제곱이 같은지 묻습니다. 더미가 짝수
 *   개이면 절반을 없애고 다른 절반을 모두 나눌 수 있어서 공통점이 하나도 남지 않습니다.
 * First wrong input: 1 / 2 / 2 2
 */
#include <iostream>

int main()
{
    int games, piles;
    std::cin >> games;
    while (games-- > 0) {
        std::cin >> piles;
        long long bits = 0;
        while (piles-- > 0) {
            long long pile;
            std::cin >> pile;
            bits |= pile & -pile;
        }
        std::cout << ((bits & (bits - 1)) != 0) << '\n';
    }
}
