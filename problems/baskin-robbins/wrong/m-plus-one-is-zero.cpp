/*
 * Verdict: RE
 * Why: A number that does not fit. M is read into unsigned 32 bits; for every M from 2^32 - 1 on, cin stores 2^32 - 1
 *   there. Then M + 1 is 0, and the division by 0 ends the program.
 * Why (ko): 자료형에 들어가지 않는 수. M을 부호 없는 32비트로 읽습니다. M이 2^32 - 1 이상이면 cin은 2^32 - 1을
 *   저장하고, M + 1이 0이 되어, 0으로 나누다가 프로그램이 죽습니다.
 * First wrong input: 1 4294967295
 */
#include <iostream>

int main()
{
    long long n;
    unsigned m; // should be long long
    std::cin >> n >> m;
    std::cout << ((n - 1) % (m + 1) == 0 ? "Can't win" : "Can win") << '\n';
}
