// verdict: RE - room for 10 piles, and there may be 100
// samples: pass
#include <iostream>
#include <vector>

int main()
{
    int n, nim_sum = 0;
    std::cin >> n;
    std::vector<int> piles(10); // too small
    for (int i = 0; i < n; i++) {
        std::cin >> piles.at(i);
        nim_sum ^= piles.at(i);
    }
    std::cout << (nim_sum != 0 ? "koosaga" : "cubelover") << '\n';
}
