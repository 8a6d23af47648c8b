/* verdict: WA - knows that multiples of 7 lose, but not 2, 9, 16, ... */
/* samples: pass */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 7 == 0 ? "CY" : "SK"); /* n % 7 == 2 loses as well */
    return 0;
}
