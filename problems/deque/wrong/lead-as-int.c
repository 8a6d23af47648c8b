/*
 * Verdict: WA
 * Why: A number that does not fit. Every number fits, but a lead may be above 2^31.
 * Why (ko): 자료형에 들어가지 않는 수. 수 하나는 들어가지만 점수 차는 2^31을 넘을 수 있습니다.
 * First wrong input: 7 / 1000000000 1 1000000000 1 1000000000 1 1000000000
 */
#include <stdio.h>

int x[3000], lead[3000 + 1];

int main(void)
{
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &x[i]);
    }
    for (int length = 1; length <= n; length++) {
        for (int i = 0; i + length <= n; i++) {
            int left = x[i] - lead[i + 1], right = x[i + length - 1] - lead[i];
            lead[i] = left > right ? left : right;
        }
    }
    printf("%d\n", lead[0]);
    return 0;
}
