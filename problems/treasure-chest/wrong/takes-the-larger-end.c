/*
 * Verdict: WA
 * Why: both players take the larger of the two ends. The answer to the sample happens to be right.
 * Why (ko): 두 사람 모두 양 끝 중 더 큰 동전을 가져갑니다. 예제의 답은 우연히 맞습니다.
 * First wrong input: 4 / 1 / 1 / 2 / 1
 */
#include <stdio.h>

int coin[5000];

int main(void)
{
    int n, sum[2] = {0, 0};
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &coin[i]);
    }
    int left = 0, right = n - 1;
    for (int turn = 0; left <= right; turn = !turn) {
        sum[turn] += coin[left] > coin[right] ? coin[left++] : coin[right--];
    }
    printf("%d\n", sum[0]);
    return 0;
}
