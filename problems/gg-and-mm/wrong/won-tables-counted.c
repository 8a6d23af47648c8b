/*
 * Verdict: WA
 * Why: counts the tables that MM wins and tests whether their number is odd. All of them may end together.
 * Why (ko): MM이 이기는 탁자의 개수가 홀수인지 봅니다. 그런 탁자들이 한꺼번에 끝날 수도 있습니다.
 * First wrong input: 2 / 1 1 / 1 1
 */
#include <stdio.h>

static int wins(int a, int b)
{
    if (a < b) {
        return wins(b, a);
    }
    return b > 0 && (a >= 2 * b || !wins(b, a - b));
}

int main(void)
{
    int tables;
    while (scanf("%d", &tables) == 1) {
        int won = 0;
        while (tables--) {
            int p, q;
            scanf("%d %d", &p, &q);
            won += wins(p, q);
        }
        puts(won % 2 ? "MM" : "GG");
    }
    return 0;
}
