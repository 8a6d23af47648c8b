/*
 * Verdict: MLE
 * Why: the answers are right, but the table has N * N numbers of 8 bytes: 200 MB for 5000 coins.
 * Why (ko): 답은 맞지만 표에 8바이트 수가 N * N개 있습니다. 동전이 5000개이면 200 MB입니다.
 * First wrong input: depends on the machine; some 4000 coins
 */
#include <algorithm>
#include <iostream>
#include <vector>

int main()
{
    int n;
    std::cin >> n;
    std::vector<long long> coin(n);
    std::vector<std::vector<long long>> lead(n, std::vector<long long>(n, -1)); // -1: not known yet
    long long all = 0;
    for (long long &c : coin) {
        std::cin >> c;
        all += c;
    }
    for (int i = n - 1; i >= 0; i--) {
        lead[i][i] = coin[i];
        for (int j = i + 1; j < n; j++) {
            lead[i][j] = std::max(coin[i] - lead[i + 1][j], coin[j] - lead[i][j - 1]);
        }
    }
    std::cout << (all + lead[0][n - 1]) / 2 << '\n';
}
