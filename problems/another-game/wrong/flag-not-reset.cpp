/*
 * Verdict: WA
 * Why: Kept from game to game. The flag is set before all games and never cleared: after one odd pile, first wins every
 *   game.
 * Why (ko): 앞 게임의 값이 남음. 변수를 처음에 한 번만 초기화합니다. 홀수인 더미가 한 번 나오면 그 뒤의 게임은 모두
 *   선공이 이긴다고 출력합니다.
 * First wrong input: 2 / 1 / 1 / 1 / 2
 */
#include <iostream>

int main()
{
    std::ios::sync_with_stdio(false);
    int games;
    std::cin >> games;
    bool any_odd = false;
    while (games--) {
        int piles, size;
        std::cin >> piles;
        while (piles--) {
            std::cin >> size;
            any_odd = any_odd || size % 2 == 1;
        }
        std::cout << (any_odd ? "first\n" : "second\n");
    }
}
