/*
 * Verdict: WA
 * Why: counts each prime once. From 9 a move may leave three towers of 3, or nine of 1: values 1 and 0.
 * Why (ko): 소인수마다 한 번씩만 셉니다. 9에서는 3짜리 세 개나 1짜리 아홉 개를 남길 수 있고, 그 값은 1과 0입니다.
 * First wrong input: 1 / 2 / 2 9
 */
#include <iostream>

int main()
{
    int games, n, height;
    std::cin >> games;
    while (games-- > 0 && std::cin >> n) {
        int nim_sum = 0;
        while (n-- > 0 && std::cin >> height) {
            int count = 0;
            for (int p = 2; p * p <= height; p++) {
                count += height % p == 0;
                while (height % p == 0) {
                    height /= p;
                }
            }
            nim_sum ^= count + (height > 1);
        }
        std::cout << (nim_sum != 0 ? 1 : 2) << '\n';
    }
}
