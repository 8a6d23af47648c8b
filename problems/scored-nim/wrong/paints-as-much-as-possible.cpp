/*
 * Verdict: WA
 * Why: plays so that as many stones as possible have the mover's colour right after the move: one stone off
 *   the largest heap, and the rest in the mover's colour. Most of that paint is painted over later.
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
    std::multiset<std::pair<int, int>> heaps; // size, colour
    std::cin >> n;
    while (n--) {
        std::cin >> size;
        heaps.insert({size, 0});
    }
    for (int turn = 0; heaps.rbegin()->first > 1; turn = !turn) {
        const int largest = heaps.rbegin()->first;
        heaps.erase(--heaps.end());
        heaps.insert({largest - 1, turn});
        heaps.insert({1, !turn});
    }
    for (const auto &heap : heaps) {
        score += heap.second == 0;
    }
    std::cout << score << '\n';
}
