// verdict: RE - the table goes from 0 to 99, the boxes go up to 100
// samples: pass
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
