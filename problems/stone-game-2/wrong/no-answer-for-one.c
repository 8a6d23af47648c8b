/*
 * Verdict: WA
 * Why: a chain of if and else if, without a final else, leaves out one pile.
 * Why (ko): if와 else if를 이어 놓고 마지막 else를 쓰지 않아, 더미 하나가 빠졌습니다.
 * First wrong input: 1
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    const char *winner = "nobody";
    if (n % 2 == 0) {
        winner = "SK";
    } else if (n > 1) { /* and N = 1? */
        winner = "CY";
    }
    puts(winner);
    return 0;
}
