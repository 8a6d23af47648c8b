/*
 * Verdict: WA
 * Why: takes the smaller of the two leads.
 * Why (ko): 둘 중 더 작은 값을 고릅니다.
 * First wrong input: 2 / 1 2
 */
#include <stdio.h>

int main(void)
{
    static int before[1001], lead[1000];
    int n, stone;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &stone) == 1; i++) {
        before[i + 1] = before[i] + stone;
    }
    for (int length = 2; length <= n; length++) {
        for (int i = 0; i + length <= n; i++) {
            int left = before[i + length] - before[i + 1] - lead[i + 1];
            int right = before[i + length - 1] - before[i] - lead[i];
            lead[i] = left < right ? left : right;
        }
    }
    printf("%d\n", lead[0]);
    return 0;
}
