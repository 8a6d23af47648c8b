/*
 * Verdict: WA
 * Why: looks whether the sum of all numbers is divisible by 3. The difference of the two sums is another number.
 * Why (ko): 모든 수의 합이 3의 배수인지 봅니다. 두 합의 차는 다른 수입니다.
 * First wrong input: 1 / 2 / 1 1
 */
#include <stdio.h>

int main(void)
{
    int t, n, a;
    scanf("%d", &t);
    while (t-- > 0) {
        int sum = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%d", &a);
            sum += a;
        }
        puts(sum % 3 == 0 ? "Koca" : "Balsa");
    }
    return 0;
}
