/*
 * Verdict: RE
 * Why: uses a table of 100 rows, which are rows 0 to 99. The limit 100 itself has no row.
 * Why (ko): 표의 행이 100개여서 0번부터 99번까지만 있습니다. 제한인 100에 해당하는 행이 없습니다.
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
