/* verdict: WA - lets an x take five whole cells even at the edge of the strip, where fewer are left */
/* samples: fail */
#include <stdio.h>

int main(void)
{
    int n;
    static int grundy[2001];
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int row = 5; row <= n; row++) { /* rows of 1 to 4 have moves as well */
        char seen[2048] = {0};
        for (int left = 0; left <= row - 5; left++) {
            seen[grundy[left] ^ grundy[row - 5 - left]] = 1;
        }
        while (seen[grundy[row]]) {
            grundy[row]++;
        }
    }
    puts(grundy[n] != 0 ? "1" : "2");
    return 0;
}
