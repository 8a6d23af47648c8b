/* verdict: WA - plays as if 2 stones could be taken, too, so that only multiples of 4 lose */
/* samples: pass */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 4 != 0 ? "SK" : "CY"); /* right for 1, 2 or 3 stones a move */
    return 0;
}
