/*
 * Verdict: WA
 * Why: takes the parity of all moves, as if both players had the same ones.
 * Why (ko): 두 사람이 같은 수를 둘 수 있는 것처럼, 전체 횟수의 홀짝을 봅니다.
 * First wrong input: BBB
 */
#include <stdio.h>

int main(void)
{
    static char s[100001];
    int lead = 0, moves = 0;
    if (scanf("%100000s", s) != 1) {
        return 1;
    }
    for (int i = 1; s[i] != '\0'; i++) {
        moves += s[i] == s[i - 1] && s[i] == s[i + 1];
    }
    (void)lead;
    puts(moves % 2 == 1 ? "Alice" : "Bob");
    return 0;
}
