/* verdict: WA - thinks that every move takes one stone, so that only the parity of the sum counts */
/* samples: fail */
#include <stdio.h>

int main(void)
{
    int n, pile;
    long long sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
        sum += pile; /* should be XOR */
    }
    puts(sum % 2 != 0 ? "koosaga" : "cubelover");
    return 0;
}
