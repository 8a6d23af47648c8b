/*
 * Verdict: WA
 * Why: gives each player half of the stones, rounded down. If their number is odd, Alice gets the one that is
 *   left over.
 * Why (ko): 두 사람에게 돌의 절반을 내림해서 줍니다. 돌이 홀수 개이면 남는 하나는 Alice가 얻습니다.
 * First wrong input: 1 / 3
 */
#include <stdio.h>

int main(void)
{
    int n, pile, sum = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &pile);
        sum += pile;
    }
    printf("%d\n", sum / 2);
    return 0;
}
