/*
 * Verdict: WA
 * Why: if the number of cards is even, the first player can get all odd places or all even places. So the
 *   program prints the better of the two sums. That is only a lower bound: more may be possible.
 * Why (ko): 카드가 짝수 장이면 선공은 홀수 자리를 모두 가져가거나 짝수 자리를 모두 가져갈 수 있으므로, 두 합
 *   중 큰 쪽을 출력합니다. 하지만 이 값은 하한일 뿐이고, 더 얻을 수도 있습니다.
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
