/*
 * Verdict: WA
 * Why: takes only the largest card in every turn, so the lead is the alternating sum.
 * Why (ko): 차례마다 가장 큰 카드 한 장만 가져갑니다. 그러면 답은 번갈아 더하고 뺀 값이 됩니다.
 * First wrong input: 2 / 1 1
 */
#include <algorithm>
#include <iostream>
#include <vector>

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> card(n);
    for (int &c : card) {
        std::cin >> c;
    }
    std::sort(card.rbegin(), card.rend());
    long long lead = 0;
    for (int i = 0; i < n; i++) {
        lead += i % 2 == 0 ? card[i] : -card[i];
    }
    std::cout << lead << '\n';
}
