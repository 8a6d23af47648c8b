/*
 * Verdict: RE
 * Why: A table that is too short. Its size is the limit of T instead of the limit of N.
 * Why (ko): 너무 짧은 표. 표의 크기를 N의 최댓값이 아니라 T의 최댓값에 맞추었습니다.
 * First wrong input: 1 / 100001
 */
#include <iostream>
#include <vector>

int main()
{
    std::vector<bool> wins(100001);
    int t, n;
    std::cin >> t;
    for (int next = 1; t-- && std::cin >> n;) {
        for (; next <= n; next++) {
            for (int i = 1; i * i <= next && !wins[next]; i++) {
                wins.at(next) = !wins[next - i * i];
            }
        }
        std::cout << (wins.at(n) ? "koosaga" : "cubelover") << '\n';
    }
}
