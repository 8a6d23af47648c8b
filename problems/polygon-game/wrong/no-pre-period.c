/*
 * Verdict: WA
 * Why: uses the period 34 from 0 on and forgets the pre-period.
 * Why (ko): 주기 전 구간을 잊고 주기 34를 0부터 적용합니다.
 * First wrong input: 34
 */
#include <stdio.h>

int main(void)
{
    int n, grundy[34] = {0};
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int row = 2; row < 34; row++) {
        unsigned seen = 0;
        for (int left = 0; left <= row - 2; left++) {
            seen |= 1u << (grundy[left] ^ grundy[row - 2 - left]);
        }
        while (seen >> grundy[row] & 1) {
            grundy[row]++;
        }
    }
    puts(grundy[n % 34] != 0 ? "1" : "2"); /* 15 loses, 15 + 34 does not */
    return 0;
}
