/*
 * Verdict: RE
 * Why: A table that is too short. Keeps 10 piles, although the XOR does not need to store any.
 * Why (ko): 너무 짧은 표. 더미를 10개까지만 저장합니다. XOR을 구할 때는 저장할 필요도 없습니다.
 * First wrong input: 11 / 1 1 1 1 1 1 1 1 1 1 1
 */
#include <iostream>
#include <vector>

int main()
{
    int n, nim_sum = 0;
    std::cin >> n;
    std::vector<int> piles(10); // too small
    for (int i = 0; i < n; i++) {
        std::cin >> piles.at(i);
        nim_sum ^= piles.at(i);
    }
    std::cout << (nim_sum != 0 ? "koosaga" : "cubelover") << '\n';
}
