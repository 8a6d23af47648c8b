/*
 * Verdict: WA
 * Why: Asks whether the same power of two divides all piles, for every number of piles. With an even number, half of
 *   the piles can be removed and all the others be split, so nothing stays of what they had in common.
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
