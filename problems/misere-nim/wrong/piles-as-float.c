/*
 * Verdict: WA
 * Why: stores piles as float, which has only 24 binary digits. Large piles are rounded, and two different
 *   piles may become equal.
 * Why (ko): 더미를 float로 저장합니다. float는 이진수 24자리까지만 정확하므로, 큰 더미는 반올림되어 서로 다른
 *   두 더미가 같아질 수 있습니다.
 * First wrong input: 2 / 16777216 16777217
 */
#include <stdio.h>

int main(void)
{
    int n, large = 0;
    long long nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n; i++) {
        float pile;
        if (scanf("%f", &pile) != 1) {
            return 1;
        }
        nim_sum ^= (long long)pile;
        large += pile > 1;
    }
    puts((large == 0 ? n % 2 == 0 : nim_sum != 0) ? "koosaga" : "cubelover");
    return 0;
}
