/*
 * Verdict: WA
 * Why: Kept from game to game. Once a box above 1 has been seen, all later games count as if they had one.
 * Why (ko): 앞 게임의 값이 남음. 사탕이 2개 이상인 상자가 한 번 나오면, 그 뒤의 모든 게임에도 그런 상자가 있는 것으로
 *   처리합니다.
 * First wrong input: 2 / 1 / 2 / 1 / 1
 */
#include <iostream>

int main()
{
    int games, n, box;
    bool large = false; // belongs into the loop
    std::cin >> games;
    while (games-- > 0) {
        std::cin >> n;
        int nim_sum = 0;
        for (int i = 0; i < n; i++) {
            std::cin >> box;
            nim_sum ^= box;
            large = large || box > 1;
        }
        std::cout << ((large ? nim_sum != 0 : nim_sum == 0) ? "John\n" : "Brother\n");
    }
}
