/*
 * Verdict: TLE
 * Why: searches the game by its rules and stores the result for every position. That is right, and it is how to find
 *   the rule. But a pile of 10^12 can be split in far too many ways to try.
 * Why (ko): 규칙대로 게임을 탐색하고 모든 상태의 결과를 메모이제이션합니다. 답은 맞고, 규칙도 이렇게 찾을 수
 *   있습니다. 하지만 돌이 10^12개인 더미는 나누는 경우가 너무 많아 다 해 볼 수 없습니다.
 * First wrong input: depends on the machine; piles of some hundred stones
 */
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

typedef std::vector<long long> Piles;

static std::map<Piles, bool> known;

static bool wins(Piles piles);

// Whether some way to go on from pile i wins: so many were removed and split so far, which left the piles in `after`.
static bool can_win(const Piles &piles, size_t i, size_t removed, size_t split, const Piles &after)
{
    if (i == piles.size()) {
        return removed == split && removed > 0 && !wins(after);
    }
    if (can_win(piles, i + 1, removed + 1, split, after)) {
        return true;
    }
    Piles more = after;
    more.push_back(piles[i]);
    if (can_win(piles, i + 1, removed, split, more)) {
        return true;
    }
    more.push_back(0);
    for (long long part = piles[i] / 2; part >= 1; part--) { // halves first: so the search does not go deep
        more[more.size() - 2] = part;
        more.back() = piles[i] - part;
        if (can_win(piles, i + 1, removed, split + 1, more)) {
            return true;
        }
    }
    return false;
}

static bool wins(Piles piles)
{
    std::sort(piles.begin(), piles.end());
    const auto found = known.find(piles);
    if (found != known.end()) {
        return found->second;
    }
    const bool result = can_win(piles, 0, 0, 0, {});
    return known[piles] = result;
}

int main()
{
    int games, count;
    std::cin >> games;
    while (games-- > 0) {
        std::cin >> count;
        Piles piles(count);
        for (long long &pile : piles) {
            std::cin >> pile;
        }
        std::cout << wins(piles) << '\n';
    }
}
