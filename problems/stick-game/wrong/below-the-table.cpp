/*
 * Verdict: RE
 * Why: looks at pile - p without asking whether there are that many sticks. at() refuses that index.
 * Why (ko): 막대가 그만큼 있는지 확인하지 않고 pile - p를 봅니다. at()은 범위를 벗어나면 예외를 던집니다.
 * First wrong input: 2 2 / 2 1
 */
#include <iostream>
#include <vector>

int main()
{
    int n, k;
    std::cin >> n >> k;
    std::vector<int> moves(k);
    for (int &p : moves) {
        std::cin >> p;
    }
    std::vector<bool> wins(n + 1);
    for (int pile = 1; pile <= n; pile++) {
        for (int p : moves) {
            if (!wins.at(pile - p)) { // p may be larger than pile
                wins[pile] = true;
                break;
            }
        }
        std::cout << (wins[pile] ? 'W' : 'L');
    }
    std::cout << '\n';
}
