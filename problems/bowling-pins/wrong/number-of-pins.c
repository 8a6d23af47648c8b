/*
 * Verdict: WA
 * Why: looks whether the number of pins is odd, as if every move knocked down one.
 * Why (ko): 한 번에 하나씩만 쓰러뜨리는 것처럼 핀이 홀수 개인지 봅니다.
 * First wrong input: 1 / 2 / II
 */
#include <stdio.h>

int main(void)
{
    static char row[302];
    int t, n;
    scanf("%d", &t);
    while (t-- > 0) {
        int pins = 0;
        scanf("%d %301s", &n, row);
        for (int i = 0; i < n; i++) {
            pins += row[i] == 'I';
        }
        puts(pins % 2 == 1 ? "WIN" : "LOSE");
    }
    return 0;
}
