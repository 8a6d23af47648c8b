/*
 * Verdict: WA
 * Why: prints 0 whenever the nim-sum is 0. With a small k the remainders count, and their nim-sum may be another one.
 * Why (ko): 님 합이 0이면 언제나 0을 출력합니다. k가 작으면 나머지를 보아야 하고, 나머지의 님 합은 0이 아닐 수 있습니다.
 * First wrong input: 3 / 1 2 3
 */
#include <iostream>

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, nim_sum = 0;
    std::cin >> n;
    for (int size; n-- && std::cin >> size;) {
        nim_sum ^= size;
    }
    std::cout << (nim_sum ? -1 : 0) << std::endl;
}
