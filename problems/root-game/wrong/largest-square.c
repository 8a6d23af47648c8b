/*
 * Verdict: WA
 * Why: both players always subtract the largest square. From 8 that is 4, and from the 4 left the
 *   opponent wins at once; subtracting 1 leaves the lost 7.
 * First wrong input: 1 / 8
 */
#include <stdio.h>

int main(void)
{
    int t;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t--) {
        int n, moves = 0;
        if (scanf("%d", &n) != 1) {
            return 1;
        }
        while (n > 0) {
            int root = 1;
            while ((root + 1) * (root + 1) <= n) {
                root++;
            }
            n -= root * root;
            moves++;
        }
        puts(moves % 2 == 1 ? "koosaga" : "cubelover");
    }
    return 0;
}
