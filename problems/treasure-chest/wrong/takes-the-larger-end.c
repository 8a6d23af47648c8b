/*
 * Verdict: WA
 * Why: Both players take the larger of the two ends. The sample comes out right all the same.
 * Why (ko): 두 사람 모두 양 끝 가운데 큰 것을 가져갑니다. 그래도 예제의 답은 맞게 나옵니다.
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
