/*
 * Verdict: WA
 * Why: A number that does not fit. The nim-sum is kept in 16 bits.
 * Why (ko): 자료형에 들어가지 않는 수. 님 합을 16비트에 저장합니다.
 * First wrong input: 1 / 1 / 65535
 */
#include <stdint.h>
#include <stdio.h>

int main(void)
{
    int games, n, pile;
    if (scanf("%d", &games) != 1) {
        return 1;
    }
    while (games-- > 0 && scanf("%d", &n) == 1) {
        uint16_t nim_sum = 0;
        for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
            nim_sum ^= pile % 2 == 1 ? pile + 1 : pile - 1; /* sizes go up to 2^30 - 1 */
        }
        puts(nim_sum != 0 ? "W" : "L");
    }
    return 0;
}
