/* verdict: WA - the winner of misere play, told as in normal play */
/* samples: fail */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 2 == 1 ? "SK" : "CY"); /* the answer of stone-game-1 */
    return 0;
}
