// Verdict: WA
// Why: float and double. From 2^53 on, N may be rounded to a multiple of ten next to it.
// Why (ko): float와 double. 2^53부터는 N이 바로 옆에 있는 10의 배수로 반올림될 수 있습니다.
// First wrong input: 1 / 9007199254740999
#include <cmath>
#include <iostream>

int main()
{
    int games;
    std::cin >> games;
    while (games--) {
        double n; // should be long long
        std::cin >> n;
        std::cout << (std::fmod(n, 10) == 0 ? "1\n" : "0\n");
    }
}
