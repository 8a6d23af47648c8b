/*
 * Verdict: WA
 * Why: the flag is set anew by every pile, so it says whether the last pile is a single stone, not
 *   whether all are.
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
