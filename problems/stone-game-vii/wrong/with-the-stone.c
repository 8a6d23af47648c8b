/*
 * Verdict: WA
 * Why: scores the whole row, with the stone that is removed.
 * Why (ko): 없앤 돌까지 합하여 셉니다.
 * First wrong input: 2 / 1 1
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
            int left = before[i + length] - before[i] - lead[i + 1];
            int right = before[i + length] - before[i] - lead[i];
            lead[i] = left > right ? left : right;
        }
    }
    printf("%d\n", lead[0]);
    return 0;
}
