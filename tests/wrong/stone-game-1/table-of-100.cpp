// verdict: RE - the table has 100 entries, the limit is 1000
// samples: pass
#include <iostream>
#include <vector>

int main()
{
    int n;
    std::cin >> n;
    std::vector<char> wins(100); // too small
    wins.at(1) = true;
    for (int i = 3; i <= n; i++) {
        wins.at(i) = !wins.at(i - 1) || !wins.at(i - 3);
    }
    std::cout << (wins.at(n) ? "SK" : "CY") << '\n';
}
