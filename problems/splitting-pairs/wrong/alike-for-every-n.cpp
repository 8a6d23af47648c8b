/*
 * Verdict: WA
 * Why: applies the rule for odd n (the same power of two divides all piles) to every n. With an
 *   even number of piles, half of them can be removed and all others split, so nothing remains of
 *   what they had in common.
 * Why (ko): 더미가 홀수 개일 때의 규칙(모든 더미를 나누는 가장 큰 2의 거듭제곱이 같은가)을 언제나
 *   씁니다. 더미가 짝수 개이면 절반을 없애고 다른 절반을 모두 나눌 수 있으므로 공통점을 하나도
 *   남기지 않을 수 있습니다.
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
