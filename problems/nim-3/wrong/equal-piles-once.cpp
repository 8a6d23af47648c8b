/*
 * Verdict: WA
 * Why: It counts the sizes that can be lowered. Moves in two piles of the same size are two moves.
 * Why (ko): 줄일 수 있는 더미의 크기가 몇 가지인지를 셉니다. 크기가 같은 두 더미에서 두는 것은 서로
 *   다른 두 가지입니다.
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
