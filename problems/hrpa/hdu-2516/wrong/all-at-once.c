/*
 * Verdict: WA
 * Why: lets the first move take all stones, so that the first player always wins.
 * Why (ko): 첫 수에 돌을 모두 가져갈 수 있다고 보아, 언제나 첫째 플레이어가 이긴다고 답합니다.
 * First wrong input: 2 / 0
 */
#include <stdio.h>

int main(void)
{
    int n;
    while (scanf("%d", &n) == 1 && n != 0) {
        puts("First win");
    }
    return 0;
}
