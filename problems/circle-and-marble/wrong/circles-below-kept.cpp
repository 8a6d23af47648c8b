/*
 * Verdict: WA
 * Why: the lists of circles below are not cleared between cases, so those of the previous case are
 *   still there.
 * Why (ko): 아래 원들의 목록을 테스트 케이스마다 비우지 않습니다. 앞 테스트 케이스의 목록이 남아
 *   있습니다.
 * First wrong input: long; two trees, and the first one has circles that the second has not
 */
#include <iostream>
#include <set>
#include <vector>

std::vector<int> below[20001];
int grundy[20001], marbles[20001];

int main()
{
    int cases;
    std::cin >> cases;
    for (int x = 1; x <= cases; x++) {
        int n, above, nim_sum = 0;
        std::cin >> n;
        for (int i = 1; i <= n; i++) {
            std::cin >> marbles[i];
        }
        for (int i = 1; i <= n; i++) {
            std::cin >> above;
            below[above].push_back(i);
        }
        for (int i = n; i >= 1; i--) {
            std::set<int> there;
            for (int j : below[i]) {
                there.insert(grundy[j]);
            }
            grundy[i] = 0;
            while (there.count(grundy[i])) {
                grundy[i]++;
            }
            nim_sum ^= marbles[i] % 2 ? grundy[i] : 0;
        }
        std::cout << "Case #" << x << ": " << (nim_sum ? "first" : "second") << '\n';
    }
}
