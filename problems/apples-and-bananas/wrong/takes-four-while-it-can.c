/*
 * Verdict: WA
 * Why: Plays one game in which both take four fruits whenever they can, more of the kind of which there is more,
 *   and counts its moves. How long one game lasts decides nothing: each player chooses what helps.
 * First wrong input: 1 4
 */
#include <stdio.h>

int main(void)
{
    int a, b, moves = 0;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    while (a + b > 0) {
        if (a >= b && a >= 3 && b >= 1) {
            a -= 3;
            b -= 1;
        } else if (b >= 3 && a >= 1) {
            a -= 1;
            b -= 3;
        } else if (a > 0) {
            a--;
        } else {
            b--;
        }
        moves++;
    }
    puts(moves % 2 == 1 ? "Alice" : "Bob");
    return 0;
}
