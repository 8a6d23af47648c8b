/*
 * Verdict: WA
 * Why: the flag is set anew by every pile, so it says whether the last pile is a single stone, not
 *   whether all are.
 * Why (ko): 더미마다 플래그를 새로 정합니다. 그래서 모든 더미가 아니라 마지막 더미가 1개짜리인지를
 *   말합니다.
 * First wrong input: 3 / 1 2 1
 */
#include <iostream>

int main()
{
    int n, pile, nim_sum = 0;
    bool only_ones = true;
    std::cin >> n;
    for (int i = 0; i < n; i++) {
        std::cin >> pile;
        nim_sum ^= pile;
        only_ones = pile == 1; // should be: only_ones && pile == 1
    }
    bool first = only_ones ? n % 2 == 0 : nim_sum != 0;
    std::cout << (first ? "koosaga\n" : "cubelover\n");
}
