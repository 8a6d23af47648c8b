/*
 * Verdict: WA
 * Why: With an even number of cards the first player can get all the odd places or all the even
 *   ones, so it takes the better of the two sums. That is a bound from below: more may be possible.
 * First wrong input: 1 / 4 / 2 1 2 3
 */
#include <stdio.h>

int max(int a, int b) { return a > b ? a : b; }

int main(void)
{
    int t, n, card[1000];
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%d", &card[i]);
        }
        int all = 0, sum[2] = {0, 0}, best;
        for (int i = 0; i < n; i++) {
            sum[i % 2] += card[i];
            all += card[i];
        }
        if (n % 2 == 0) {
            best = max(sum[0], sum[1]);
        } else { /* take an end; of the even number that is left the opponent gets one of the two */
            best = card[0] + (all - card[0]) - max(sum[1], sum[0] - card[0]);
            best = max(best, card[n - 1] + (all - card[n - 1]) - max(sum[1], sum[0] - card[n - 1]));
        }
        printf("%d\n", best);
    }
    return 0;
}
