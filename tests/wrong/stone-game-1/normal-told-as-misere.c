/* verdict: WA - whoever takes the last stone wins here; this is the answer when they lose */
/* samples: fail */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 2 == 0 ? "SK" : "CY"); /* the answer of stone-game-2 */
    return 0;
}
