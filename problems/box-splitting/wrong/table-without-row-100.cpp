/*
 * Verdict: RE
 * Why: A table that is too short. It has the rows 0 to 99, and none for the limit of 100.
 * Why (ko): 너무 짧은 표. 행이 0번부터 99번까지만 있고, 제한인 100에 해당하는 행이 없습니다.
 * First wrong input: 1 100
 */
#include <iostream>
#include <vector>

int main()
{
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<char>> wins(100, std::vector<char>(100)); // one too few
    for (int a = 1; a < 100; a++) {
        for (int b = 1; b < 100; b++) {
            wins[a][b] = a % 2 == 0 || b % 2 == 0;
        }
    }
    std::cout << (wins.at(n).at(m) ? "A" : "B") << '\n';
}
