/* verdict: TLE - scanf gives EOF, which is not 0, at the end of the input, so the loop never ends */
/* samples: fail */
#include <stdio.h>

int main(void)
{
    int n, pile, nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    while (scanf("%d", &pile)) { /* should be scanf(...) == 1 */
        nim_sum ^= pile;
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
    return 0;
}
