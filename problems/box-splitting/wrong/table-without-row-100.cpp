/*
 * Verdict: RE
 * Why: The table has 100 rows, which are the rows 0 to 99. The limit 100 itself has no row.
 * Why (ko): 표가 100줄이라 0번 줄부터 99번 줄까지 있습니다. 제한인 100의 줄이 없습니다.
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
