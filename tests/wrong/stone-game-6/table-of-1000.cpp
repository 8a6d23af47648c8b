// verdict: RE - the table of stone-game-3, 1000 stones, asked for up to 10^12
// samples: pass
#include <iostream>
#include <vector>

int main()
{
    long long n;
    std::cin >> n;
    std::vector<char> wins(1001);
    wins[1] = wins[3] = true;
    for (int i = 4; i <= 1000; i++) {
        wins[i] = !wins[i - 1] || !wins[i - 3] || !wins[i - 4];
    }
    std::cout << (wins.at(n) ? "SK" : "CY") << '\n'; // ends here when n > 1000
}
