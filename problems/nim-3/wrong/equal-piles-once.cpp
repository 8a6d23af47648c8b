/*
 * Verdict: WA
 * Why: It counts the sizes that can be lowered. Moves in two piles of the same size are two moves.
 * First wrong input: 3 / 1 1 1
 */
#include <iostream>
#include <set>

int main()
{
    int n, pile, nim_sum = 0;
    std::set<int> sizes;
    std::cin >> n;
    while (std::cin >> pile) {
        nim_sum ^= pile;
        sizes.insert(pile);
    }
    int moves = 0;
    for (int size : sizes) {
        moves += (size ^ nim_sum) < size;
    }
    std::cout << moves << '\n';
}
