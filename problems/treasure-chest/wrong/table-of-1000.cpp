/*
 * Verdict: RE
 * Why: A table that is too short. Card Game's program, submitted unchanged, has arrays for 1000 cards.
 * Why (ko): 너무 짧은 표. 그대로 제출한 카드 게임의 프로그램은 배열이 카드 1000장까지입니다.
 * First wrong input: long; 1001 coins of 1
 */
#include <algorithm>
#include <array>
#include <iostream>

std::array<int, 1000> coin;
std::array<int, 1001> lead;

int main()
{
    int n, all = 0;
    std::cin >> n;
    for (int i = 0; i < n; i++) {
        std::cin >> coin.at(i);
        all += coin.at(i);
    }
    for (int length = 1; length <= n; length++) {
        for (int i = 0; i + length <= n; i++) {
            lead[i] = std::max(coin[i] - lead[i + 1], coin[i + length - 1] - lead[i]);
        }
    }
    std::cout << (all + lead[0]) / 2 << '\n';
}
