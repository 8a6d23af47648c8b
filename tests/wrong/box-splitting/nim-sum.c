/* verdict: WA - takes the boxes for Nim piles, but a move changes both of them */
/* samples: pass */
#include <stdio.h>

int main(void)
{
    int n, m;
    if (scanf("%d %d", &n, &m) != 2) {
        return 1;
    }
    puts((n ^ m) != 0 ? "A" : "B"); /* not a sum of games */
    return 0;
}
