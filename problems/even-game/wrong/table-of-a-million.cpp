/*
 * Verdict: RE
 * Why: A table that is too short. It holds a million coins instead of ten million.
 * Why (ko): 너무 짧은 표. 동전 천만 개가 아니라 백만 개까지만 들어 있습니다.
 * First wrong input: 0 1000001
 */
#include <iostream>
#include <vector>

int main()
{
    int n, k;
    std::cin >> n >> k;
    std::vector<bool> win[2] = {std::vector<bool>(1000001), std::vector<bool>(1000001)};
    win[0].at(0) = true;
    for (int i = 1; i <= k; i++) {
        for (int wish = 0; wish < 2; wish++) {
            for (int a = 1; a <= 4 && a <= i; a++) {
                if (!win[(i - wish + 1) % 2].at(i - a)) {
                    win[wish].at(i) = true;
                }
            }
        }
    }
    std::cout << (win[n].at(k) ? "YG\n" : "HS\n");
}
