/*
 * Verdict: WA
 * Why: 1 to 4 coins a move, so it answers as if the last coin counted: multiples of 5 lose. Here it
 *   is the parity of what YG holds that counts.
 * First wrong input: 0 1
 */
#include <stdio.h>

int main(void)
{
    int n, k;
    if (scanf("%d %d", &n, &k) != 2) {
        return 1;
    }
    puts(k % 5 != 0 ? "YG" : "HS");
    return 0;
}
