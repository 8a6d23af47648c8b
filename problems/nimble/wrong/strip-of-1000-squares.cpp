/*
 * Verdict: RE
 * Why: keeps the strip in a table, as the picture suggests. The table has room for 1000 squares; 10^9
 *   squares as int would take 4 GB.
 * Why (ko): 그림에서처럼 칸들을 배열에 담습니다. 배열에는 1000칸밖에 없고, 10^9칸을 int로 담으려면 4
 *   GB가 필요합니다.
 * First wrong input: 1 / 1000
 */
#include <iostream>
#include <vector>

int main()
{
    int m, square, nim_sum = 0;
    std::cin >> m;
    std::vector<int> coins(1000); // too small
    for (int i = 0; i < m; i++) {
        std::cin >> square;
        coins.at(square)++;
    }
    for (int s = 1; s < 1000; s++) {
        if (coins[s] % 2 == 1) {
            nim_sum ^= s;
        }
    }
    std::cout << (nim_sum != 0 ? "koosaga" : "cubelover") << '\n';
}
