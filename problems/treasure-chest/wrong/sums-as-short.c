/*
 * Verdict: WA
 * Why: A number that does not fit. A coin is at most 5000, so everything is a short. But seven coins can add up to
 *   35,000, and a short ends at 32,767.
 * Why (ko): 자료형에 들어가지 않는 수. 동전이 5000 이하라서 모두 short에 저장합니다. 하지만 동전 일곱 개의 합은
 *   35,000일 수 있고, short는 32,767까지입니다.
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
