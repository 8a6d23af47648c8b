/*
 * Verdict: WA
 * Why: uses the rule for single stones, an even number of piles wins, whatever the piles hold.
 * Why (ko): 더미에 돌이 몇 개 있든, 더미가 짝수 개이면 이긴다는 1개짜리들의 규칙을 씁니다.
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
