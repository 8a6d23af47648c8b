// Verdict: WA
// Why: begins with 1 and answers x with 2N + 2 - x, which has no partner for N + 1 and takes 1 again for 2N + 1.
// Why (ko): 1로 시작해 x에 2N + 2 - x로 답합니다. N + 1은 짝이 없고, 2N + 1에는 이미 부른 1로 답하게 됩니다.
// First wrong input: 1
#include <iostream>

int main()
{
    int n, answer, mine = 1;
    std::cin >> n;
    do {
        std::cout << mine << std::endl;
        std::cin >> answer;
        mine = 2 * n + 2 - answer;
    } while (answer != 0);
}
