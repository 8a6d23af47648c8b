/*
 * Verdict: RE
 * Why: N is read into 64 bits, M into 32 bits without a sign. For every M from 2^32 - 1 on, cin leaves
 *   2^32 - 1 there. Then M + 1 is 0, and a division by 0 ends the program.
 * Why (ko): N은 64비트로 읽지만 M은 부호 없는 32비트로 읽습니다. M이 2^32 - 1 이상이면 cin은 언제나
 *   2^32 - 1을 넣습니다. 그러면 M + 1이 0이 되고, 0으로 나누어 프로그램이 죽습니다.
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
