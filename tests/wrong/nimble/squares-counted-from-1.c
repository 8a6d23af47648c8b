/* verdict: WA - numbers the squares from 1, so every pile is one too small */
/* samples: fail */
#include <stdio.h>

int main(void)
{
    int m, square, nim_sum = 0;
    if (scanf("%d", &m) != 1) {
        return 1;
    }
    for (int i = 0; i < m && scanf("%d", &square) == 1; i++) {
        nim_sum ^= square - 1; /* the leftmost square is 0 */
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
    return 0;
}
