/*
 * Verdict: WA
 * Why: plays so that as many stones as possible have the mover's colour right after the move: one stone off
 *   the largest pile, and the rest in the mover's colour. Most of that paint is painted over later.
 * Why (ko): 두고 난 직후에 자기 색인 돌이 가장 많도록 둡니다. 가장 큰 더미에서 돌 하나를 떼어 내고 나머지를
 *   자기 색으로 칠합니다. 하지만 그 색은 대부분 나중에 덮입니다.
 * First wrong input: 1 / 3
 */
#include <iostream>
#include <set>
#include <utility>

int main()
{
    int n, size, score = 0;
    std::multiset<std::pair<int, int>> piles; // size, colour
    std::cin >> n;
    while (n--) {
        std::cin >> size;
        piles.insert({size, 0});
    }
    for (int turn = 0; piles.rbegin()->first > 1; turn = !turn) {
        const int largest = piles.rbegin()->first;
        piles.erase(--piles.end());
        piles.insert({largest - 1, turn});
        piles.insert({1, !turn});
    }
    for (const auto &pile : piles) {
        score += pile.second == 0;
    }
    std::cout << score << '\n';
}
