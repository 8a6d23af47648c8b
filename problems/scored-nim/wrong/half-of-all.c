/*
 * Verdict: WA
 * Why: Gives each player half of the stones, rounded down. If their number is odd, Alice gets the one
 *   that is left over.
 * First wrong input: 1 / 3
 */
#include <stdio.h>

int main(void)
{
    int n, heap, sum = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &heap);
        sum += heap;
    }
    printf("%d\n", sum / 2);
    return 0;
}
