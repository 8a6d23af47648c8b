/*
 * Verdict: WA
 * Why: adds 2 whenever the number behind is odd. That takes a choice: with less than twice the smaller number there is
 *   one move only.
 * Why (ko): 뒤의 값이 홀수이면 언제나 2를 더합니다. 그러려면 고를 수 있어야 하는데, 큰 수가 작은 수의 두 배보다 작으면 한
 *   가지로만 둘 수 있습니다.
 * First wrong input: 1 / 2 3
 */
#include <algorithm>
#include <iostream>

int length(int a, int b)
{
    if (b == 0) {
        return 0;
    }
    int behind = length(b, a % b);
    return behind + (behind % 2 ? 2 : 1);
}

int main()
{
    int tables;
    while (std::cin >> tables) {
        int longest = 0;
        for (int i = 0; i < tables; i++) {
            int p, q;
            std::cin >> p >> q;
            longest = std::max(longest, length(std::max(p, q), std::min(p, q)));
        }
        std::cout << (longest % 2 ? "MM" : "GG") << '\n';
    }
}
