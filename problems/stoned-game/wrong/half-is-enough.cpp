/*
 * Verdict: WA
 * Why: takes half of the stones for enough. Then the others are as many, and the opponent has an answer each time.
 * Why (ko): 절반이면 충분하다고 봅니다. 그러면 나머지도 절반이므로 상대가 언제나 응수할 수 있습니다.
 * First wrong input: 1 / 2 / 1 1
 */
#include <algorithm>
#include <iostream>

int main()
{
    int games;
    std::cin >> games;
    while (games--) {
        int n, stones = 0, largest = 0;
        std::cin >> n;
        for (int size; n-- && std::cin >> size;) {
            stones += size;
            largest = std::max(largest, size);
        }
        std::cout << (2 * largest >= stones || stones % 2 ? "T" : "HL") << '\n';
    }
}
