/*
 * Verdict: WA
 * Why: counts the largest piles. A large pile can be made small, but a small one cannot be made large.
 * Why (ko): 가장 큰 더미의 개수를 셉니다. 큰 더미는 작게 만들 수 있지만, 작은 더미를 크게 만들 수는 없습니다.
 * First wrong input: 4 / 1 1 1 2
 */
#include <algorithm>
#include <iostream>
#include <vector>

int main()
{
    int n;
    std::cin >> n;
    std::vector<int> piles(n);
    for (int &pile : piles) {
        std::cin >> pile;
    }
    const int largest = *std::max_element(piles.begin(), piles.end()); /* should be the smallest */
    std::cout << (std::count(piles.begin(), piles.end(), largest) > n / 2 ? "Bob" : "Alice") << '\n';
}
