/*
 * Verdict: WA
 * Why: knows both parts of the rule, but lets an odd number of single stones win.
 * Why (ko): 규칙의 두 부분을 모두 알지만, 1개짜리가 홀수 개일 때 이긴다고 합니다.
 * First wrong input: 1 / 1
 */
#include <stdio.h>

int main(void)
{
    int n, pile, nim_sum = 0, large = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
        nim_sum ^= pile;
        large += pile > 1;
    }
    puts((large == 0 ? n % 2 == 1 : nim_sum != 0) ? "koosaga" : "cubelover");
    return 0;
}
