/*
 * Verdict: WA
 * Why: sets the flag again for every pile. So the flag describes only the last pile.
 * Why (ko): 더미마다 플래그를 덮어씁니다. 그래서 마지막 더미가 1개짜리인지만 확인합니다.
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
