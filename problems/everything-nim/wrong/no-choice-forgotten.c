/*
 * Verdict: WA
 * Why: always expects a choice after the forced moves. The sizes 1, 2, ..., m leave none.
 * Why (ko): 다른 선택이 없는 차례 뒤에는 언제나 고를 수 있는 차례가 온다고 봅니다. 크기가 1, 2, ..., m이면 오지 않습니다.
 * First wrong input: 1 / 1 / 1
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
        while (i < count && a[i] - (i > 0 ? a[i - 1] : 0) == 1) {
            i++;
        }
        puts(i % 2 == 0 ? "Alice" : "Bob");
    }
    return 0;
}
