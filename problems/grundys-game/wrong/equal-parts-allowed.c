/*
 * Verdict: WA
 * Why: also allows two equal parts. Then a pile of 2 is a win.
 * Why (ko): 같은 크기로 나누는 것도 허용합니다. 그러면 2개인 더미가 이기는 더미가 됩니다.
 * First wrong input: 1 / 2
 */
#include <stdio.h>

int main(void)
{
    int games, n;
    scanf("%d", &games);
    while (games--) {
        scanf("%d", &n);
        puts(n % 2 == 0 ? "first" : "second");
    }
    return 0;
}
