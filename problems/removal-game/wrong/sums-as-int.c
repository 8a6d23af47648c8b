/*
 * Verdict: WA
 * Why: A number that does not fit. Each x fits into int, but the sum of three may not.
 * Why (ko): 자료형에 들어가지 않는 수. 수 하나는 int에 들어가지만, 셋만 더해도 2^31을 넘을 수 있습니다.
 * First wrong input: 3 / -999986382 -999975447 -518080764
 */
#include <stdio.h>

int x[5000], lead[5000 + 1];

int main(void)
{
    int n;
    int all = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &x[i]);
        all += x[i];
    }
    for (int length = 1; length <= n; length++) {
        for (int i = 0; i + length <= n; i++) {
            int left = x[i] - lead[i + 1], right = x[i + length - 1] - lead[i];
            lead[i] = left > right ? left : right;
        }
    }
    printf("%d\n", (all + lead[0]) / 2);
    return 0;
}
