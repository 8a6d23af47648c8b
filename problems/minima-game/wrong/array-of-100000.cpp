/*
 * Verdict: RE
 * Why: A table that is too short. The size of the array lacks a zero.
 * Why (ko): 너무 짧은 표. 배열의 크기에 0이 하나 빠졌습니다.
 * First wrong input: long; 100,001 cards of 1
 */
#include <algorithm>
#include <array>
#include <cstdio>

std::array<int, 100000> card;

int main()
{
    int n, lead = 0;
    std::scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        std::scanf("%d", &card.at(i));
    }
    std::sort(card.begin(), card.begin() + n);
    for (int i = 0; i < n; i++) {
        lead = std::max(lead, card[i] - lead);
    }
    std::printf("%d\n", lead);
}
