/*
 * Verdict: WA
 * Why: takes the remainder by 12. The values repeat by division, not by subtraction: from 12 to 23 they are all 1.
 * Why (ko): 12로 나눈 나머지를 씁니다. 값은 12를 뺄 때가 아니라 12로 나눌 때 되풀이됩니다. 12부터 23까지는 모두
 *   1입니다.
 * First wrong input: 1 / 1 / 12
 */
#include <stdio.h>

static int grundy(long long a)
{
    static const int values[] = {0, 1, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0};
    return values[a % 12];
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
