/*
 * Verdict: WA
 * Why: float and double. Divides doubles, which round just below a power of 12.
 * Why (ko): float와 double. double로 나누므로, 12의 거듭제곱 바로 아래에서 반올림됩니다.
 * First wrong input: 1 / 1 / 15407021574586367
 */
#include <stdio.h>

static int grundy(long long a)
{
    static const int values[] = {0, 1, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0};
    double x = (double)a;
    while (x >= 12) {
        x /= 12; /* should be integers */
    }
    return values[(int)x];
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
