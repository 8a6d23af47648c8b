/*
 * Verdict: WA
 * Why: takes the number of binary digits, which fits as far as 5.
 * Why (ko): 이진수의 자릿수를 씁니다. 5까지만 맞습니다.
 * First wrong input: 1 / 1 / 6
 */
#include <stdio.h>

static int grundy(long long a)
{
    int digits = 0;
    for (; a > 0; a /= 2) {
        digits++;
    }
    return digits;
}

int main(void)
{
    int t, n;
    long long a;
    scanf("%d", &t);
    while (t-- > 0) {
        int nim_sum = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%lld", &a);
            nim_sum ^= grundy(a);
        }
        puts(nim_sum != 0 ? "Henry" : "Derek");
    }
    return 0;
}
