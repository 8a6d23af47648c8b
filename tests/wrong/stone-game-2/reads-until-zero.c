/* verdict: OLE - waits for a 0 that never comes, and answers the last N for ever */
/* samples: fail */
#include <stdio.h>

int main(void)
{
    int n = 0;
    while (scanf("%d", &n), n != 0) { /* at the end of the input n stays as it is */
        puts(n % 2 == 0 ? "SK" : "CY");
    }
    return 0;
}
