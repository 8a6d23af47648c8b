/*
 * Verdict: WA
 * Why: applies the rule for single stones to all piles, whatever their sizes.
 * Why (ko): 1개짜리들의 규칙을 크기와 상관없이 모든 더미에 적용합니다.
 * First wrong input: 1 / 2
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 2 == 0 ? "koosaga" : "cubelover");
    return 0;
}
