/*
 * Verdict: WA
 * Why: has looked at the first twelve numbers, and goes on with 0. From 12 on the values begin again.
 * Why (ko): 처음 열두 수만 보고 그 뒤는 모두 0이라고 봅니다. 12부터 값이 다시 시작됩니다.
 * First wrong input: 1 / 1 / 12
 */
#include <stdio.h>

static int grundy(long long a)
{
    static const int values[] = {0, 1, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0};
    return a < 12 ? values[a] : 0;
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
