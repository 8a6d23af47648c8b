/*
 * Verdict: WA
 * Why: A number that does not fit. In 32 bits, 24^7 becomes 291504128, which is not a power of 24, but is small enough
 *   to be taken.
 * Why (ko): 자료형에 들어가지 않는 수. 32비트에서는 24^7이 291504128이 되는데, 24의 거듭제곱이 아니면서 가져갈 수 있을
 *   만큼 작습니다.
 * First wrong input: 1 / 291504150 24
 */
#include <stdbool.h>
#include <stdio.h>

static bool lost(unsigned s, unsigned k)
{
    unsigned r = s % (k + 1);
    return k % 2 == 1 ? s % 2 == 0 : r != k && r % 2 == 0;
}

int main(void)
{
    int t;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t--) {
        unsigned s, k, answer = 0;
        if (scanf("%u %u", &s, &k) != 2) {
            return 1;
        }
        unsigned a = 1;
        for (int i = 0; i < 30 && a <= s && answer == 0; i++) { /* 30 powers, for K = 1 */
            answer = a > 0 && lost(s - a, k) ? a : 0;
            a *= k;
        }
        printf("%u\n", answer);
    }
    return 0;
}
