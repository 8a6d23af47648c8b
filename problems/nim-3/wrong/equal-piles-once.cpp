/*
 * Verdict: WA
 * Why: counts the sizes that can be lowered. Moves in two piles of the same size are two moves.
 * Why (ko): 줄일 수 있는 크기의 가짓수를 셉니다. 크기가 같더라도 다른 더미에서 가져가면 다른
 *   수입니다.
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
