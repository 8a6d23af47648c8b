// Verdict: TLE
// Why: computes the Grundy number of every length from all its breaks. The answers are right, but this takes about
//   n * n / 4 steps.
// Why (ko): 모든 길이의 그런디 수를 부러뜨릴 수 있는 곳을 모두 따져서 구합니다. 답은 맞지만 연산을 약 n * n / 4번
//   해야 합니다.
// First wrong input: depends on the machine
#include <iostream>
#include <vector>

int main()
{
    int n;
    std::cin >> n;
    std::vector<int> grundy{0, 0};
    int piece = 0;
    for (int length = 2; length <= n; length++) {
        std::vector<bool> seen(8);
        for (int left = 1; left <= length / 2; left++) {
            int g = grundy[left] ^ grundy[length - left];
            seen[g] = true;
            if (g == 0 && length == n) {
                piece = left;
            }
        }
        int mex = 0;
        while (seen[mex]) {
            mex++;
        }
        grundy.push_back(mex);
    }
    if (grundy[n] != 0) {
        std::cout << "Alice\n" << piece << "\n";
    } else {
        std::cout << "Bob\n";
    }
}
