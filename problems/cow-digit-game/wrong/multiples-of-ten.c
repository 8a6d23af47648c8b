/*
 * Verdict: WA
 * Why: up to 131 exactly the multiples of ten are lost. The next lost number is 132.
 * First wrong input: 1 / 132
 */
#include <stdio.h>

int main(void)
{
    int g;
    if (scanf("%d", &g) != 1) {
        return 1;
    }
    while (g--) {
        int n;
        if (scanf("%d", &n) != 1) {
            return 1;
        }
        puts(n % 10 == 0 ? "NO" : "YES");
    }
    return 0;
}
