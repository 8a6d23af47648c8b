/*
 * Verdict: WA
 * Why: It knows the period 34 and uses it from 0 on. It forgets the pre-period.
 * Why (ko): 주기가 34라는 것은 알지만 0부터 썼습니다. 주기 전 구간을 잊었습니다.
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
