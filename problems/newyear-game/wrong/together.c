/*
 * Verdict: WA
 * Why: wants an even number of numbers that are not divisible by 3. Those of remainder 1 and of remainder 2 have to be even each.
 * Why (ko): 3의 배수가 아닌 수가 짝수 개인지 봅니다. 나머지가 1인 수와 2인 수가 각각 짝수 개여야 합니다.
 * First wrong input: 1 / 2 / 1 2
 */
#include <stdio.h>

int main(void)
{
    int t, n, a;
    scanf("%d", &t);
    while (t-- > 0) {
        int count[3] = {0};
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%d", &a);
            count[a % 3]++;
        }
        puts((count[1] + count[2]) % 2 == 0 ? "Koca" : "Balsa");
    }
    return 0;
}
