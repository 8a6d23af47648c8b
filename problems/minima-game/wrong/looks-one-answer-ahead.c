/*
 * Verdict: WA
 * Why: takes cards down to the one with the largest gap to the next card, as if the opponent always scored
 *   that next card and the game ended there. The answer to the sample is right.
 * Why (ko): 바로 다음 카드와의 차이가 가장 큰 카드까지 가져갑니다. 상대가 언제나 그다음 카드만큼 점수를 얻고
 *   게임이 끝난다고 본 것입니다. 예제의 답은 맞습니다.
 * First wrong input: 3 / 2 4 5
 */
#include <stdio.h>
#include <stdlib.h>

int card[1000001], best[1000001];

int larger_first(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return (x < y) - (x > y);
}

int main(void)
{
    int n, sign = 1;
    long long lead = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &card[i]);
    }
    qsort(card, n, sizeof card[0], larger_first); /* card[n] = 0: nothing is left */
    best[n - 1] = n - 1;
    for (int i = n - 2; i >= 0; i--) { /* best[i]: the best last card of a turn that begins with i */
        int j = best[i + 1];
        best[i] = card[i] - card[i + 1] >= card[j] - card[j + 1] ? i : j;
    }
    for (int i = 0; i < n; i = best[i] + 1) {
        lead += sign * (long long)card[best[i]];
        sign = -sign;
    }
    printf("%lld\n", lead);
    return 0;
}
