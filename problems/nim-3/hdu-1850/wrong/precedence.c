/*
 * Verdict: WA
 * Why: forgets the brackets: < binds more tightly than ^.
 * Why (ko): 괄호를 빠뜨립니다. <가 ^보다 먼저 계산됩니다.
 * First wrong input: 2 / 1 2 / 0
 */
#include <stdio.h>

int main(void)
{
    int m, pile[100];
    while (scanf("%d", &m) == 1 && m != 0) {
        int nim_sum = 0, moves = 0;
        for (int i = 0; i < m && scanf("%d", &pile[i]) == 1; i++) {
            nim_sum ^= pile[i];
        }
        for (int i = 0; i < m; i++) {
            moves += pile[i] ^ (nim_sum < pile[i]) ? 1 : 0; /* as C reads it without brackets */
        }
        printf("%d\n", moves);
    }
    return 0;
}
