/*
 * Verdict: WA
 * Why: A coin is at most 5000, so everything is a short to save memory. But seven coins can have the
 *   sum 35,000, and a short ends at 32,767.
 * Why (ko): 동전은 많아야 5000이라서, 메모리를 아끼려고 모두 short로 했습니다. 하지만 동전 일곱
 *   개의 합이 35,000일 수 있고, short는 32,767에서 끝납니다.
 * First wrong input: 7 / 2768 / 5000 / 5000 / 5000 / 5000 / 5000 / 5000
 */
#include <stdio.h>

short coin[5000], lead[5001], all;

int main(void)
{
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%hd", &coin[i]);
        all += coin[i]; /* too much for a short */
    }
    for (int length = 1; length <= n; length++) {
        for (int i = 0; i + length <= n; i++) {
            short left = coin[i] - lead[i + 1];
            short right = coin[i + length - 1] - lead[i];
            lead[i] = left > right ? left : right;
        }
    }
    printf("%d\n", (all + lead[0]) / 2);
    return 0;
}
