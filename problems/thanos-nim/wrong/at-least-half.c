/*
 * Verdict: WA
 * Why: lets Bob win when exactly half of the piles are the smallest, too. The other half can then be cut down to
 *   their size.
 * Why (ko): 가장 작은 더미가 정확히 절반일 때도 Bob이 이긴다고 봅니다. 그때는 나머지 절반을 그 크기로 줄일 수
 *   있습니다.
 * First wrong input: 2 / 1 2
 */
#include <stdio.h>

int main(void)
{
    int n, pile, least = 51, count = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
        count = pile < least ? 1 : count + (pile == least);
        least = pile < least ? pile : least;
    }
    puts(count >= n / 2 ? "Bob" : "Alice"); /* should be > */
    return 0;
}
