/*
 * Verdict: RE
 * Why: The lead of the smallest i cards asks for that of the smallest i - 1, down to none. The stack does
 *   not hold a million calls.
 * First wrong input: depends on the machine; some 100,000 cards
 */
#include <stdio.h>
#include <stdlib.h>

int card[1000000];

int smaller_first(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

int lead(int cards)
{
    if (cards == 0) {
        return 0;
    }
    int without = lead(cards - 1);
    int with = card[cards - 1] - without;
    return with > without ? with : without;
}

int main(void)
{
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &card[i]);
    }
    qsort(card, n, sizeof card[0], smaller_first);
    printf("%d\n", lead(n));
    return 0;
}
