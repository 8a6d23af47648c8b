/*
 * Verdict: WA
 * Why: multiplies digit by digit without carrying, as the nim-sum adds. Then 2 times 2 would be 4.
 * Why (ko): 님 합처럼 받아올림 없이 자리마다 곱합니다. 그러면 2 곱하기 2가 4가 됩니다.
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
