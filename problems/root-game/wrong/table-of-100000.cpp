/*
 * Verdict: RE
 * Why: the size of the table is the limit of T instead of the limit of N. The function at() throws;
 *   with [] the program would read beyond the end of the table.
 * Why (ko): 표의 크기를 N의 최댓값이 아니라 T의 최댓값에 맞추었습니다. at() 함수는 예외를 던집니다.
 *   []를 쓰면 배열의 범위를 벗어난 값을 읽습니다.
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
