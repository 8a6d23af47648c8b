/*
 * Verdict: WA
 * Why: Multiplies digit by digit without a carry, as the nim-sum adds. So 2^i times 2^j would be
 *   2^(i + j), which is not so for 2 and 2.
 * Why (ko): 님 합을 구하듯이 받아올림 없이 자리마다 곱합니다. 그러면 2^i 곱하기 2^j가 2^(i + j)일 텐데, 2와
 *   2에서는 그렇지 않습니다.
 * First wrong input: 1 / 2 2
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>

int main(void)
{
    int t;
    uint64_t a, b;
    scanf("%d", &t);
    while (t--) {
        uint64_t product = 0;
        scanf("%" SCNu64 " %" SCNu64, &a, &b);
        for (int i = 0; i < 64; i++) {
            if (b >> i & 1) {
                product ^= a << i;
            }
        }
        printf("%" PRIu64 "\n", product);
    }
    return 0;
}
