/*
 * Verdict: WA
 * Why: N = 1, 2 and 4, worked out by hand, make it look as if N being odd or even determined the winner.
 * Why (ko): N = 1, 2, 4를 손으로 풀어 보고, N이 홀수인지 짝수인지가 승패를 정한다고 여겼습니다.
 * First wrong input: 3
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 2 == 0 ? "A" : "B");
    return 0;
}
