/*
 * Verdict: WA
 * Why: takes a Grundy number for free as soon as one move to it is forbidden. Another move may lead to a pile that has
 *   it, too.
 * Why (ko): 어떤 그런디 수로 가는 수가 하나만 금지되어도 그 값이 빠진 것으로 봅니다. 같은 값을 가진 다른 더미로 갈 수도
 *   있습니다.
 * First wrong input: 1 2 / 2 / 1 1 / 2 1
 */
#include <algorithm>
#include <iostream>
#include <iterator>
#include <map>
#include <vector>

std::map<long long, long long> starts{{0, 0}}; // from here on the values go up by one

long long grundy(long long size)
{
    auto last = std::prev(starts.upper_bound(size));
    return last->second + size - last->first;
}

int main()
{
    int n, m;
    std::cin >> n >> m;
    std::vector<long long> piles(n);
    for (auto &pile : piles) {
        std::cin >> pile;
    }
    std::map<long long, std::vector<long long>> banned;
    for (long long x, y; m-- && std::cin >> x >> y;) {
        banned[x].push_back(x - y);
    }
    long long next = 0;
    for (auto &[size, to] : banned) {
        next = std::max(next, grundy(size - 1) + 1);
        long long least = next;
        for (auto other : to) {
            least = std::min(least, grundy(other));
        }
        starts[size] = least;
        starts[size + 1] = least == next ? next + 1 : next;
    }
    long long nim_sum = 0;
    for (auto pile : piles) {
        nim_sum ^= grundy(pile);
    }
    std::cout << (nim_sum ? "Takahashi" : "Aoki") << std::endl;
}
