/* verdict: WA - looks at the second box alone, though either may be split */
/* samples: pass */
#include <stdio.h>

int main(void)
{
    int n, m;
    if (scanf("%d %d", &n, &m) != 2) {
        return 1;
    }
    puts(m % 2 == 0 ? "A" : "B"); /* n is never used */
    return 0;
}
