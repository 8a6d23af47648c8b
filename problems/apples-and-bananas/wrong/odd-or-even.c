/*
 * Verdict: WA
 * Why: Says that an odd number of fruits wins. The moves take one fruit or four, so a game may have an odd or
 *   an even number of moves, and the players choose. All three samples come out right.
 * First wrong input: 1 3
 */
#include <stdio.h>

int main(void)
{
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    puts((a + b) % 2 == 1 ? "Alice" : "Bob");
    return 0;
}
