/*
 * Verdict: WA
 * Why: takes the differences in the order of the input, and keeps copies. They make sense in ascending order only.
 * Why (ko): 입력 순서대로, 크기가 같은 더미도 그대로 두고 차이를 구합니다. 작은 것부터 놓아야 뜻이 있습니다.
 * First wrong input: 1 / 2 / 1 1
 */
#include <stdio.h>

int a[200001];

int main(void)
{
    int t, n;
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%d", &a[i]);
        }
        int i = 0;
        while (i < n && a[i] - (i > 0 ? a[i - 1] : 0) == 1) {
            i++;
        }
        puts((i % 2 == 0) == (i < n) ? "Alice" : "Bob");
    }
    return 0;
}
