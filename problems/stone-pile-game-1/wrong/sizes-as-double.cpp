// Verdict: WA
// Why: a double holds 53 bits, so an odd size from 2^53 on is rounded to an even one.
// First wrong input: 1 / 0 1 9007199254740993
#include <cmath>
#include <iostream>

int main()
{
    int games;
    std::cin >> games;
    while (games--) {
        double x, y, z; // should be long long
        std::cin >> x >> y >> z;
        int even = (std::fmod(x, 2) == 0) + (std::fmod(y, 2) == 0) + (std::fmod(z, 2) == 0);
        std::cout << (even >= 2 ? "R\n" : "B\n");
    }
}
