/*
 * Verdict: WA
 * Why: both players always take as many coins as they can. Of 5 coins with 2 and 3 that leaves 2, and
 *   the opponent takes both. Taking 1 leaves 4, from which every move loses.
 * First wrong input: 2 3 4 / 1 1 1 5
 */
#include <stdio.h>

int main(void)
{
    int k, l, towers;
    scanf("%d %d %d", &k, &l, &towers);
    while (towers--) {
        int n, turn = 0;
        scanf("%d", &n);
        while (n > 0) {
            n -= n >= l ? l : n >= k ? k : 1;
            turn = !turn;
        }
        putchar(turn ? 'A' : 'B');
    }
    putchar('\n');
    return 0;
}
