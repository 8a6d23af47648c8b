/*
 * Verdict: WA
 * Why: adds the lead of the opponent in the rest in place of subtracting it.
 * Why (ko): 나머지에서 상대가 앞서는 점수를 빼지 않고 더합니다.
 * First wrong input: 3 / 1 1 1
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
            int left = before[i + length] - before[i + 1] + lead[i + 1];
            int right = before[i + length - 1] - before[i] + lead[i];
            lead[i] = left > right ? left : right;
        }
    }
    printf("%d\n", lead[0]);
    return 0;
}
