/*
 * Verdict: WA
 * Why: lets Alice win, too, if her number is as small as the smallest other one. She lowers hers first.
 * Why (ko): Alice의 수가 나머지의 최솟값과 같아도 이긴다고 봅니다. Alice가 먼저 줄여야 합니다.
 * First wrong input: 1 / 2 / 1 1
 */
#include <algorithm>
#include <iostream>

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games--) {
        int n, first, least = 1000000000;
        std::cin >> n >> first;
        for (int number; --n && std::cin >> number;) {
            least = std::min(least, number);
        }
        std::cout << (first >= least ? "Alice" : "Bob") << '\n';
    }
}
