/*
 * Verdict: WA
 * Why: takes k as the period. It is k + 1: cell k wins, and cell k + 1 is the first that loses again as cell 0 does.
 * Why (ko): 주기를 k로 봅니다. 주기는 k + 1입니다. k번 칸은 이기고, k + 1번 칸에서 처음으로 0번 칸처럼 다시 집니다.
 * First wrong input: 1 / 3 3
 */
#include <iostream>

int main()
{
    int games, n, k;
    std::cin >> games;
    while (games-- > 0 && std::cin >> n >> k) {
        const int rest = k % 3 == 0 ? n % k : n;
        std::cout << (rest % 3 == 0 ? "Bob" : "Alice") << '\n';
    }
}
