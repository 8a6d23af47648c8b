/* verdict: WA - starts the table with 4 as lost ("take all 4 and lose"), but taking 3 wins */
/* samples: pass */
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    bool wins[1001] = {true, false, true, false, false}; /* 4 should be true */
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 5; i <= n; i++) {
        wins[i] = !wins[i - 1] || !wins[i - 3] || !wins[i - 4];
    }
    puts(wins[n] ? "SK" : "CY");
    return 0;
}
