/*
 * Verdict: WA
 * Why: takes the number of all numbers in place of the even ones, where there are 4k + 1 odd ones.
 * Why (ko): 홀수가 4k + 1개일 때 짝수의 개수 대신 모든 수의 개수를 봅니다.
 * First wrong input: 1 / 1 / 1
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
            odd += a % 2 != 0;
        }
        puts(odd % 4 == 0 || odd % 4 == 3 || (odd % 4 == 1 && n % 2 == 1) ? "Alice" : "Bob");
    }
    return 0;
}
