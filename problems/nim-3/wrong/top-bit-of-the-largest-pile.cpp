/*
 * Verdict: WA
 * Why: counts the piles that contain the highest power of two of the largest pile. What matters is
 *   the highest power in the nim-sum; that of the largest pile may cancel with another pile.
 * Why (ko): 가장 큰 더미의 가장 높은 2의 거듭제곱이 들어 있는 더미를 셉니다. 중요한 것은 님 합에서
 *   가장 높은 거듭제곱입니다. 가장 큰 더미의 거듭제곱은 다른 더미와 상쇄될 수 있습니다.
 * First wrong input: 2 / 2 3
 */
#include <algorithm>
#include <iostream>
#include <vector>

int main()
{
    int n, nim_sum = 0, largest = 0;
    std::cin >> n;
    std::vector<int> piles(n);
    for (int &pile : piles) {
        std::cin >> pile;
        nim_sum ^= pile;
        largest = std::max(largest, pile);
    }
    int top = 1;
    while (2 * top <= largest) {
        top *= 2;
    }
    int count = 0;
    for (int pile : piles) {
        count += (pile & top) != 0;
    }
    std::cout << (nim_sum == 0 ? 0 : count) << '\n';
}
