/*
 * Verdict: WA
 * Why: for an odd K odd and even decide. An even K is treated alike, though it is an even amount.
 * Why (ko): K가 홀수이면 홀짝성이 승패를 정합니다. K가 짝수이면 가져갈 수 있는 개수에 짝수가 있는데도 똑같이
 *   다룹니다.
 * First wrong input: 1 / 2 2
 */
#include <stdio.h>

int main(void)
{
    int t;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t--) {
        int s, k;
        if (scanf("%d %d", &s, &k) != 2) {
            return 1;
        }
        printf("%d\n", s % 2);
    }
    return 0;
}
