/* verdict: WA - takes all 3 stones of 3 as a win, but the last stone loses; wrong for N = 3 alone */
/* samples: pass */
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    bool wins[1001] = {true, false, true, true}; /* 3 should be false */
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 4; i <= n; i++) {
        wins[i] = !wins[i - 1] || !wins[i - 3];
    }
    puts(wins[n] ? "SK" : "CY");
    return 0;
}
