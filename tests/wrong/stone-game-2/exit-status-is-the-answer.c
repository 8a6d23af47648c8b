/* verdict: RE - the output is right, but main returns 1 when the first player wins */
/* samples: fail */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    int first_wins = n % 2 == 0;
    puts(first_wins ? "SK" : "CY");
    return first_wins; /* a judge takes anything but 0 for a crash */
}
