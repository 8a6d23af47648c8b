/*
 * Verdict: WA
 * Why: counts the moves of the longest play on each table, whoever wants it. The loser of a table hurries.
 * Why (ko): 탁자마다 가장 오래 둘 때의 횟수를 셉니다. 그 탁자에서 지는 사람은 빨리 끝내려고 합니다.
 * First wrong input: 1 / 1 2
 */
#include <stdio.h>

static int longest(int a, int b)
{
    if (a < b) {
        return longest(b, a);
    }
    return b == 0 ? 0 : a / b + longest(b, a % b);
}

int main(void)
{
    int tables;
    while (scanf("%d", &tables) == 1) {
        int most = 0;
        while (tables--) {
            int p, q;
            scanf("%d %d", &p, &q);
            int moves = longest(p, q);
            most = moves > most ? moves : most;
        }
        puts(most % 2 ? "MM" : "GG");
    }
    return 0;
}
