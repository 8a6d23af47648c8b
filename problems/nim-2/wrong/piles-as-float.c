/*
 * Verdict: WA
 * Why: reads the piles as float, which keeps 24 binary digits. Large piles are rounded, and two
 *   different ones may look equal.
 * Why (ko): 더미를 float로 읽는데, float는 이진법 24자리까지만 정확합니다. 큰 더미는 반올림되어 서로
 *   다른 두 더미가 같아 보일 수 있습니다.
 * First wrong input: 2 / 16777216 16777217
 */
#include <stdio.h>

int main(void)
{
    int n;
    long long nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n; i++) {
        float pile; /* should be an int */
        if (scanf("%f", &pile) != 1) {
            return 1;
        }
        nim_sum ^= (long long)pile;
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
    return 0;
}
