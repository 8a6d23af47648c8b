/* verdict: WA - adds the Grundy numbers of the two parts instead of taking their XOR */
/* samples: pass */
#include <stdio.h>

int main(void)
{
    int n;
    static int grundy[1001];
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int row = 2; row <= n; row++) {
        char seen[4000] = {0};
        for (int left = 0; left <= row - 2; left++) {
            seen[grundy[left] + grundy[row - 2 - left]] = 1; /* should be ^ */
        }
        while (seen[grundy[row]]) {
            grundy[row]++;
        }
    }
    puts(grundy[n] != 0 ? "1" : "2");
    return 0;
}
