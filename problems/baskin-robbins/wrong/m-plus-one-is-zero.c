/*
 * Verdict: RE
 * Why: N is read into 64 bits, M into 32 bits without a sign. M = 2^32 - 1 still fits there, but
 *   M + 1 is 0, and a division by 0 ends the program.
 * Why (ko): N은 64비트로 읽지만 M은 부호 없는 32비트로 읽습니다. M = 2^32 - 1까지는 들어가지만
 *   M + 1이 0이 되고, 0으로 나누어 프로그램이 죽습니다.
 * First wrong input: 1 4294967295
 */
#include <stdio.h>

int main(void)
{
    long long n;
    unsigned m; /* should be long long */
    scanf("%lld %u", &n, &m);
    puts((n - 1) % (m + 1) == 0 ? "Can't win" : "Can win");
    return 0;
}
