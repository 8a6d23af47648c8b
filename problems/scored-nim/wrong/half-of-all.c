/*
 * Verdict: WA
 * Why: Says that the players share the stones equally and rounds down. The stone that is over goes to
 *   Alice.
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
