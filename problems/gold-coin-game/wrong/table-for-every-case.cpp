/*
 * Verdict: TLE
 * Why: makes a win/lose table up to S for every case. S goes up to 10^9, and there are many cases.
 * Why (ko): 테스트 케이스마다 S까지 승패표를 만듭니다. S는 10^9까지이고 테스트 케이스가 많습니다.
 * First wrong input: depends on the machine; one S of some ten million was enough here
 */
#include <iostream>
#include <vector>

int main()
{
    int t, s, k;
    std::cin >> t;
    while (t-- && std::cin >> s >> k) {
        std::vector<bool> wins(s + 1);
        int answer = 0;
        for (int n = 1; n <= s; n++) {
            answer = 0;
            for (long long a = 1; a <= n && answer == 0; a *= k) {
                answer = wins[n - a] ? 0 : a;
                if (k == 1) {
                    break;
                }
            }
            wins[n] = answer != 0;
        }
        std::cout << answer << '\n';
    }
}
