/*
 * Verdict: WA
 * Why: compares only two moves: taking all remaining cards and taking only the largest one. It tries nothing in
 *   between.
 * Why (ko): 남은 카드를 모두 가져가는 것과 가장 큰 한 장만 가져가는 것만 비교합니다. 그 사이의 수는 살펴보지
 *   않습니다.
 * First wrong input: 3 / 1 3 3
 */
#include <stdio.h>
#include <stdlib.h>

int card[1000000];

int smaller_first(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

int main(void)
{
    int n, lead = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &card[i]);
    }
    qsort(card, n, sizeof card[0], smaller_first);
    for (int i = 0; i < n; i++) {
        int only_largest = card[i] - lead;
        int all = card[0];
        lead = only_largest > all ? only_largest : all;
    }
    printf("%d\n", lead);
    return 0;
}
