/*
 * Verdict: WA
 * Why: the lost numbers start 0, 2, 5, 7, 10, 12, 15, 17, 20, 22, which looks like N mod 5 = 0 or
 *   2 for ever. It ends at 25, a square.
 * First wrong input: 1 / 25
 */
#include <stdio.h>

int main(void)
{
    int t;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t--) {
        int n;
        if (scanf("%d", &n) != 1) {
            return 1;
        }
        puts(n % 5 == 0 || n % 5 == 2 ? "cubelover" : "koosaga");
    }
    return 0;
}
