/* verdict: WA - forgets that a pile may be split, so it is plain Nim */
/* samples: fail */
#include <stdio.h>

int main(void)
{
    int n, pile, nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
        nim_sum ^= pile; /* 3 has the Grundy number 4, and 4 has 3 */
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
    return 0;
}
