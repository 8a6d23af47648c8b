/*
 * Verdict: TLE
 * Why: multiplies every binary digit of A by every digit of B, each time by a recursion that does not stop at 0:
 *   millions of calls.
 * Why (ko): A의 이진법 자리마다 B의 모든 자리를 곱합니다. 곱할 때마다 재귀를 쓰고, 0이 나와도 멈추지 않아 함수를 수백만
 *   번 호출합니다.
 * First wrong input: depends on the machine; some hundred cases of large numbers
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>

uint64_t product(uint64_t a, uint64_t b, int half)
{
    if (half == 0) {
        return a & b;
    }
    uint64_t mask = (UINT64_C(1) << half) - 1, a1 = a >> half, a0 = a & mask, b1 = b >> half, b0 = b & mask;
    uint64_t high = product(a1, b1, half / 2), low = product(a0, b0, half / 2);
    uint64_t cross = product(a1, b0, half / 2) ^ product(a0, b1, half / 2);
    return ((cross ^ high) << half) ^ low ^ product(high, UINT64_C(1) << (half - 1), half / 2);
}

int main(void)
{
    int t;
    uint64_t a, b;
    scanf("%d", &t);
    while (t--) {
        uint64_t sum = 0;
        scanf("%" SCNu64 " %" SCNu64, &a, &b);
        for (int i = 0; i < 64; i++) {
            for (int j = 0; j < 64; j++) {
                sum ^= (a >> i & b >> j & 1) * product(UINT64_C(1) << i, UINT64_C(1) << j, 32);
            }
        }
        printf("%" PRIu64 "\n", sum);
    }
    return 0;
}
