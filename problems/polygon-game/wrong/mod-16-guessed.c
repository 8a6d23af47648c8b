/*
 * Verdict: WA
 * Why: 15 and 191, where the second player wins, are both one less than a multiple of 16, so that looks like the
 *   rule. Four samples prove nothing.
 * Why (ko): 예제에서 선공이 지는 15와 191은 모두 16의 배수보다 1 작아서, 그것이 규칙처럼 보입니다.
 *   예제 네 개로는 아무것도 증명되지 않습니다.
 * First wrong input: 5
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 16 == 15 ? "2" : "1"); /* four samples are no proof */
    return 0;
}
