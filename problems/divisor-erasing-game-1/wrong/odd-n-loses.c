/*
 * Verdict: WA
 * Why: N = 1, 2 and 4, worked out by hand, make it look as if odd and even decided.
 * Why (ko): N = 1, 2, 4를 손으로 풀어 보고, 홀짝으로 정해진다고 여겼습니다.
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
