/*
 * Verdict: WA
 * Why: lets a move win if it leaves an even number of piles that are won alone. Two such piles need not balance: their
 *   Grundy numbers may differ.
 * Why (ko): 하나만 놓고 볼 때 이기는 더미가 짝수 개 남으면 이기는 수라고 봅니다. 그런디 수가 서로 다른 두 더미는 상쇄되지
 *   않습니다.
 * First wrong input: 30
 */
#include <iostream>
#include <vector>

int main()
{
    int n;
    std::cin >> n;
    std::vector<int> upto(n + 1); // how many of 1 to here are won alone
    int best = -1;
    for (int pile = 1; pile <= n; pile++) {
        best = -1;
        for (int k = 2; k * (k + 1) / 2 <= pile; k++) {
            int rest = pile - k * (k - 1) / 2;
            if (rest % k == 0 && best < 0) {
                int won = upto[rest / k + k - 1] - upto[rest / k - 1];
                best = won % 2 == 0 ? k : best;
            }
        }
        upto[pile] = upto[pile - 1] + (best > 0);
    }
    std::cout << best << std::endl;
}
