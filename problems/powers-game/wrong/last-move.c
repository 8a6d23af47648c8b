/*
 * Verdict: WA
 * Why: gives the game to whoever makes the last move. That is enough for P1, but P2 cannot always be at 17 in the end.
 * Why (ko): 마지막에 두는 사람이 이긴다고 봅니다. P1에게는 맞지만, P2는 마지막에 둔다고 언제나 17의 배수를 만들 수 있는 것은
 *   아닙니다.
 * First wrong input: 1 / 2
 */
#include <stdio.h>

int main(void)
{
    int t, n;
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%d", &n);
        puts(n % 2 == 0 ? "Second" : "First");
    }
    return 0;
}
