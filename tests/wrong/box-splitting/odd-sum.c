/* verdict: WA - says that the first player wins when the sum is odd, and forgets two even boxes */
/* samples: pass */
#include <stdio.h>

int main(void)
{
    int n, m;
    if (scanf("%d %d", &n, &m) != 2) {
        return 1;
    }
    puts((n + m) % 2 == 1 ? "A" : "B"); /* (2, 2) is won as well */
    return 0;
}
