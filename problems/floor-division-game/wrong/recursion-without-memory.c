/*
 * Verdict: TLE
 * Why: Recursion without memory. Every number is divided in five ways again and again.
 * Why (ko): 메모이제이션 없는 재귀. 같은 수를 다섯 가지로 나누기를 되풀이합니다.
 * First wrong input: depends on the machine; far below the limit on all
 */
#include <stdio.h>

static int grundy(long long a)
{
    int seen = 0, value = 0;
    if (a == 0) {
        return 0;
    }
    for (int d = 2; d <= 6; d++) {
        seen |= 1 << grundy(a / d);
    }
    while (seen >> value & 1) {
        value++;
    }
    return value;
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
