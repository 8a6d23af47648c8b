/*
 * Verdict: WA
 * Why: looks only at the largest pile, as if every move took one stone.
 * Why (ko): 한 번에 한 개씩만 가져가는 것처럼 가장 큰 더미의 홀짝만 봅니다.
 * First wrong input: 1 / 1 / 2
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
        int largest = 0;
        for (int i = 0; i < n; i++) {
            largest = a[i] > largest ? a[i] : largest;
        }
        puts(largest % 2 == 1 ? "Alice" : "Bob");
    }
    return 0;
}
