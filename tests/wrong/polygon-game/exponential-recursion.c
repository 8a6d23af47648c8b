/* verdict: TLE - works out the Grundy numbers of the parts every time anew */
/* samples: fail */
#include <stdio.h>

static int grundy(int row)
{
    unsigned seen = 0;
    int value = 0;
    for (int left = 0; left <= row - 2; left++) {
        seen |= 1u << (grundy(left) ^ grundy(row - 2 - left)); /* nothing is remembered */
    }
    while (seen >> value & 1) {
        value++;
    }
    return value;
}

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(grundy(n) != 0 ? "1" : "2");
    return 0;
}
