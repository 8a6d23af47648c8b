/*
 * Verdict: TLE
 * Why: searches all prefixes again for every number of remaining cards, which takes n * n / 2 steps. The best
 *   of the earlier ones is already known.
 * Why (ko): 남은 카드의 개수마다 앞의 경우를 모두 다시 살펴봅니다. 연산이 n * n / 2번입니다. 앞의 경우 중 가장
 *   좋은 값은 이미 구했습니다.
 * First wrong input: depends on the machine; some 100,000 cards
 */
#include <stdio.h>
#include <stdlib.h>

int card[1000001], lead[1000001];

int smaller_first(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

int main(void)
{
    int n;
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) {
        scanf("%d", &card[i]);
    }
    qsort(card + 1, n, sizeof card[0], smaller_first);
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= i; j++) {
            int here = card[j] - lead[j - 1];
            lead[i] = here > lead[i] ? here : lead[i];
        }
    }
    printf("%d\n", lead[n]);
    return 0;
}
