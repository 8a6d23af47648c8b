/*
 * Verdict: WA
 * Why: for an odd K odd and even decide. An even K is treated alike, though it is an even amount.
 * First wrong input: 1 / 2 2
 */
#include <stdio.h>

int main(void)
{
    int t;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t--) {
        int s, k;
        if (scanf("%d %d", &s, &k) != 2) {
            return 1;
        }
        printf("%d\n", s % 2);
    }
    return 0;
}
