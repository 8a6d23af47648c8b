/*
 * Verdict: TLE
 * Why: uses the right rule, but every pair calls up to four others, and nothing is stored: the same
 *   pairs are computed again and again.
 * Why (ko): 규칙은 맞지만 메모이제이션 없이 쌍마다 다른 쌍을 네 개까지 재귀 호출합니다. 같은 쌍을 몇
 *   번이고 다시 계산합니다.
 * First wrong input: depends on the machine; some dozens of fruits of both kinds
 */
#include <stdio.h>

static int wins(int a, int b)
{
    if (a < 0 || b < 0) {
        return 1; /* nobody gets there */
    }
    return !wins(a - 1, b) || !wins(a, b - 1) || !wins(a - 3, b - 1) || !wins(a - 1, b - 3);
}

int main(void)
{
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    puts(wins(a, b) ? "Alice" : "Bob");
    return 0;
}
