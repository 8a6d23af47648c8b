/*
 * Verdict: WA
 * Why: takes k as the period. For a multiple of 3 it is k + 1: only from cell k + 1 on does everything go on as from 0.
 * Why (ko): 주기를 k로 봅니다. k가 3의 배수일 때 주기는 k + 1입니다. k + 1번 칸부터 0번 칸에서처럼 되풀이됩니다.
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
