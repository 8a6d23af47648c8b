/*
 * Verdict: WA
 * Why: a move leaves one stone fewer in all, so the parity of the sum is taken for that of the
 *   number of moves. But the game ends with any number of stones in the third pile.
 * First wrong input: 1 / 1 1 2
 */
#include <stdio.h>

int main(void)
{
    int games;
    scanf("%d", &games);
    while (games--) {
        long long x, y, z;
        scanf("%lld %lld %lld", &x, &y, &z);
        puts((x + y + z) % 2 == 0 ? "R" : "B");
    }
    return 0;
}
