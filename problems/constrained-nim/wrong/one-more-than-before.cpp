/*
 * Verdict: WA
 * Why: goes on counting from a number that was free. The next pile can reach all the numbers below it, and has one more
 *   than the largest of these.
 * Why (ko): 빠진 값에서부터 다시 하나씩 커진다고 봅니다. 다음 더미에서는 앞의 모든 값으로 갈 수 있으므로, 그중 가장 큰
 *   값보다 하나 큽니다.
 * First wrong input: 2 1 / 1 3 / 2 2
 */
#include <iostream>
#include <iterator>
#include <map>
#include <vector>

std::map<long long, long long> starts{{0, 0}};

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
    std::map<long long, long long> repeated;
    for (auto &[size, to] : banned) {
        std::map<long long, long long> reached;
        for (auto other : to) {
            reached[grundy(other)]++;
        }
        for (auto [value, count] : reached) {
            if (count == repeated[value] + 1) {
                repeated[value]++;
                starts[size] = value;
                break;
            }
        }
    }
    long long nim_sum = 0;
    for (auto pile : piles) {
        nim_sum ^= grundy(pile);
    }
    std::cout << (nim_sum ? "Takahashi" : "Aoki") << std::endl;
}
