/*
 * Verdict: RE
 * Why: the table is as long as the number of cases can be, and not as N can be. The function at()
 *   throws; with [] the program would read what lies behind the table.
 * Why (ko): 표의 길이를 N의 최댓값이 아니라 게임 수의 최댓값에 맞추었습니다. at() 함수는 예외를
 *   던집니다. []를 썼다면 표 뒤에 있는 것을 읽습니다.
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
