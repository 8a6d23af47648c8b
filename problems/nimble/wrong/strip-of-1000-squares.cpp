/*
 * Verdict: RE
 * Why: A table that is too short. It keeps 1000 squares of the strip; all 10^9 as int would take 4 GB.
 * Why (ko): 너무 짧은 표. 배열에는 1000칸밖에 없고, 10^9칸을 int로 담으려면 4 GB가 필요합니다.
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
