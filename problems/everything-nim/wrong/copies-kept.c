/*
 * Verdict: WA
 * Why: keeps piles of the same size. The difference between them is 0, which is not a pile of Sequential Nim.
 * Why (ko): 크기가 같은 더미를 그대로 둡니다. 둘의 차이는 0이고, 0은 Sequential Nim의 더미가 아닙니다.
 * First wrong input: 1 / 2 / 1 1
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
        int i = 0;
        while (i < n && a[i] - (i > 0 ? a[i - 1] : 0) == 1) {
            i++;
        }
        puts((i % 2 == 0) == (i < n) ? "Alice" : "Bob");
    }
    return 0;
}
