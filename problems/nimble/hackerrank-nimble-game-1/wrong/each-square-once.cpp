/*
 * Verdict: WA
 * Why: counts each square with coins once. Two coins on one square cancel out, so an even number of them
 *   counts for nothing.
 * Why (ko): 동전이 있는 칸을 한 번씩만 셉니다. 같은 칸의 동전 두 개는 서로 지워지므로, 동전이 짝수 개인
 *   칸은 세지 않아야 합니다.
 * First wrong input: 1 / 2 / 0 2
 */
#include <iostream>

int main()
{
    int t = 0, n, coins;
    std::cin >> t;
    while (t-- > 0 && std::cin >> n) {
        int nim_sum = 0;
        for (int square = 0; square < n && std::cin >> coins; square++) {
            nim_sum ^= coins > 0 ? square : 0;
        }
        std::cout << (nim_sum != 0 ? "First" : "Second") << "\n";
    }
}
