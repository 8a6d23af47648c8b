/*
 * Verdict: WA
 * Why: A number that does not fit. Sizes and amounts are up to 10^18, and go into 32 bits here.
 * Why (ko): 자료형에 들어가지 않는 수. 더미의 크기와 가져가는 개수가 10^18까지인데 32비트에 담습니다.
 * First wrong input: 1 1 / 1000000000000000000 / 1 1
 */
#include <algorithm>
#include <iostream>
#include <iterator>
#include <map>
#include <vector>

std::map<int, int> starts{{0, 0}};

int grundy(int size)
{
    auto last = std::prev(starts.upper_bound(size));
    return last->second + size - last->first;
}

int next_number()
{
    long long number;
    std::cin >> number;
    return (int)number;
}

int main()
{
    int n = next_number(), m = next_number();
    std::vector<int> piles(n);
    for (auto &pile : piles) {
        pile = std::max(next_number(), 0);
    }
    std::map<int, std::vector<int>> banned;
    while (m--) {
        int x = next_number(), y = next_number();
        if (y > 0 && y <= x) {
            banned[x].push_back(x - y);
        }
    }
    std::map<int, int> repeated;
    for (auto &[size, to] : banned) {
        int next = grundy(size);
        std::map<int, int> reached;
        for (auto other : to) {
            reached[grundy(other)]++;
        }
        for (auto [value, count] : reached) {
            if (count == repeated[value] + 1) {
                repeated[value]++;
                starts[size] = value;
                starts[size + 1] = next;
                break;
            }
        }
    }
    int nim_sum = 0;
    for (auto pile : piles) {
        nim_sum ^= grundy(pile);
    }
    std::cout << (nim_sum ? "Takahashi" : "Aoki") << std::endl;
}
