/*
 * Verdict: WA
 * Why: lets a player take nothing from an empty pile, too. That swaps odd and even: a pile of one item would have
 *   the number 0.
 * Why (ko): 빈 더미에서도 아무것도 가져가지 않을 수 있다고 봅니다. 그러면 홀수와 짝수가 뒤바뀌어, 1개짜리 더미의
 *   그런디 수가 0이 됩니다.
 * First wrong input: 1 / 1 / 1
 */
#include <iostream>

int main()
{
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n, pile, nim_sum = 0;
        std::cin >> n;
        for (int i = 0; i < n && std::cin >> pile; i++) {
            nim_sum ^= pile % 2 == 1 ? pile - 1 : pile + 1;
        }
        std::cout << (nim_sum != 0 ? "W" : "L") << '\n';
    }
}
