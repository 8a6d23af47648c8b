/*
 * Verdict: WA
 * Why: float and double. Two different large piles may look equal.
 * Why (ko): float와 double. 서로 다른 큰 더미 두 개가 같아 보일 수 있습니다.
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
