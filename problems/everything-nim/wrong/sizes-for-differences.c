/*
 * Verdict: WA
 * Why: plays Sequential Nim with the sizes, in ascending order and without copies. The moves take from all piles at
 *   once, so what is left of the next pile is a difference.
 * Why (ko): 크기를 작은 것부터 중복 없이 늘어놓고 Sequential Nim을 합니다. 한 번에 모든 더미에서 가져가므로, 다음 더미에
 *   남는 것은 차이입니다.
 * First wrong input: 1 / 3 / 1 2 3
 */
#include <stdio.h>
#include <stdlib.h>

int a[200001];

static int ascending(const void *one, const void *other)
{
    const int x = *(const int *)one, y = *(const int *)other;
    return (x > y) - (x < y);
}

int main(void)
{
    int t, n;
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%d", &a[i]);
        }
        qsort(a, n, sizeof *a, ascending);
        int count = 0;
        for (int i = 0; i < n; i++) {
            if (count == 0 || a[i] != a[count - 1]) {
                a[count++] = a[i];
            }
        }
        int i = 0;
        while (i < count && a[i] == 1) {
            i++;
        }
        puts((i % 2 == 0) == (i < count) ? "Alice" : "Bob");
    }
    return 0;
}
