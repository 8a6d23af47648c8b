/* verdict: WA - says nothing at all when N is 1 */
/* samples: pass */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    if (n % 2 == 0) {
        puts("SK");
    } else if (n > 1) { /* and N = 1? */
        puts("CY");
    }
    return 0;
}
