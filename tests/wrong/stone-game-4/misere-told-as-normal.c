/* verdict: WA - the winner of misere play, told as in normal play */
/* samples: pass */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 7 == 0 || n % 7 == 2 ? "CY" : "SK"); /* the answer of stone-game-3 */
    return 0;
}
