/*
 * Verdict: WA
 * Why: for odd K it only matters whether S is odd or even. The program treats even K in the same
 *   way, although K is then an even amount.
 * Why (ko): K가 홀수이면 S의 홀짝으로 승패가 정해집니다. K가 짝수이면 가져갈 수 있는 개수에 짝수인
 *   K가 있는데도 똑같이 처리합니다.
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
