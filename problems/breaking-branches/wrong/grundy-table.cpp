// Verdict: TLE
// Why: finds the Grundy number of every length from those of all its breaks. The answers are
//   right, but that takes about n * n / 4 steps.
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
