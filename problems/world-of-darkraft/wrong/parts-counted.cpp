/*
 * Verdict: WA
 * Why: counts the parts that waves cannot leave, as if every part took one move.
 * Why (ko): 파동이 이어지는 부분의 개수를 세고, 부분마다 한 번씩만 둔다고 봅니다.
 * First wrong input: 2 2 / LL / LL
 */
#include <iostream>

int main()
{
    int n, m;
    std::cin >> n >> m;
    int parts = n > 1 && m > 1 ? 2 : n * m;
    std::cout << (parts % 2 ? "WIN" : "LOSE") << std::endl;
}
