// verdict: RE - the table has 1000 entries, 0..999, so there is none for N = 1000
// samples: pass
#include <iostream>
#include <vector>

int main()
{
    int n;
    std::cin >> n;
    std::vector<char> wins(1000); // one too few
    wins[0] = wins[2] = true;
    for (int i = 4; i <= n; i++) {
        wins.at(i) = !wins[i - 1] || !wins[i - 3] || !wins[i - 4];
    }
    std::cout << (wins.at(n) ? "SK" : "CY") << '\n';
}
