/*
 * Verdict: WA
 * Why: applies the rule for single stones to all piles: with an even number of piles the first player wins,
 *   whatever their sizes.
 * Why (ko): 1개짜리들의 규칙을 모든 더미에 적용해서, 크기와 상관없이 더미가 짝수 개이면 선공이 이긴다고
 *   합니다.
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
