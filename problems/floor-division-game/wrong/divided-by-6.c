/*
 * Verdict: WA
 * Why: divides by 6, the largest divisor of the game. The period is 12.
 * Why (ko): 게임에서 가장 큰 제수인 6으로 나눕니다. 주기는 12입니다.
 * First wrong input: 1 / 1 / 6
 */
#include <stdio.h>

static int grundy(long long a)
{
    static const int values[] = {0, 1, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0};
    while (a >= 6) {
        a /= 6;
    }
    return values[a];
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
