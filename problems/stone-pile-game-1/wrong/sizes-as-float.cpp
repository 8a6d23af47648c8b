// Verdict: WA
// Why: float and double. From 2^24 on an odd size is rounded to an even one.
// Why (ko): float와 double. 2^24보다 큰 홀수는 짝수로 반올림됩니다.
// First wrong input: 1 / 1 2 16777217
#include <cmath>
#include <iostream>

int main()
{
    int games;
    std::cin >> games;
    while (games--) {
        float x, y, z; // should be int
        std::cin >> x >> y >> z;
        int even = (std::fmod(x, 2) == 0) + (std::fmod(y, 2) == 0) + (std::fmod(z, 2) == 0);
        std::cout << (even >= 2 ? "R\n" : "B\n");
    }
}
