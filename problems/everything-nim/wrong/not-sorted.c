/*
 * Verdict: WA
 * Why: drops equal neighbours and takes the differences in the order of the input. They make sense in ascending order
 *   only.
 * Why (ko): 이웃한 같은 크기는 하나로 보지만, 차이를 입력 순서대로 구합니다. 작은 것부터 놓아야 뜻이 있습니다.
 * First wrong input: 1 / 2 / 2 1
 */
#include <stdio.h>

int a[200001];

int main(void)
{
    int t, n;
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%d", &n);
        int count = 0;
        for (int i = 0; i < n; i++) {
            int size;
            scanf("%d", &size);
            if (count == 0 || size != a[count - 1]) {
                a[count++] = size;
            }
        }
        int i = 0;
        while (i < count && a[i] - (i > 0 ? a[i - 1] : 0) == 1) {
            i++;
        }
        puts((i % 2 == 0) == (i < count) ? "Alice" : "Bob");
    }
    return 0;
}
