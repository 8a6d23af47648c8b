/*
 * Verdict: WA
 * Why: takes it for the rule that the 15 and 191 of the samples are one less than a multiple of 16. Four samples
 *   prove nothing.
 * Why (ko): 예제의 15와 191이 모두 16의 배수보다 1 작다는 것을 규칙으로 봅니다. 예제 네 개로는 아무것도 증명되지
 *   않습니다.
 * First wrong input: 5
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 16 == 15 ? "2" : "1"); /* four samples are not a proof */
    return 0;
}
