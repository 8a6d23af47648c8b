/*
 * Verdict: WA
 * Why: tests a % 2 == 1. In C, the remainder of a negative odd number is -1.
 * Why (ko): a % 2 == 1인지 봅니다. C에서 음수인 홀수를 2로 나눈 나머지는 -1입니다.
 * First wrong input: 1 / 1 / -1
 */
#include <stdio.h>

int main(void)
{
    int t, n, a;
    scanf("%d", &t);
    while (t-- > 0) {
        int odd = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%d", &a);
            odd += a % 2 == 1;
        }
        puts(odd % 4 == 0 || odd % 4 == 3 || (odd % 4 == 1 && (n - odd) % 2 == 1) ? "Alice" : "Bob");
    }
    return 0;
}
