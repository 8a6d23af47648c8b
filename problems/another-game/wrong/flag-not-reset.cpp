/*
 * Verdict: WA
 * Why: sets the flag before all games, and never clears it. After one odd heap, every game is won.
 * Why (ko): 변수를 처음에 한 번만 초기화하고 게임마다 되돌리지 않습니다. 홀수인 더미가 한 번 나오면 그 뒤의 게임은 모두
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
        int heaps, size;
        std::cin >> heaps;
        while (heaps--) {
            std::cin >> size;
            any_odd = any_odd || size % 2 == 1;
        }
        std::cout << (any_odd ? "first\n" : "second\n");
    }
}
