/*
 * Verdict: TLE
 * Why: Recursion without memory. Every interval calls two others: N coins take about 2^N calls.
 * Why (ko): 메모이제이션 없는 재귀. 구간마다 재귀 호출이 두 번이므로, 동전이 N개이면 약 2^N번 호출합니다.
 * First wrong input: depends on the machine; some thirty coins
 */
#include <stdio.h>

int coin[5000];

int lead(int left, int right)
{
    if (left > right) {
        return 0;
    }
    int take_left = coin[left] - lead(left + 1, right);
    int take_right = coin[right] - lead(left, right - 1);
    return take_left > take_right ? take_left : take_right;
}

int main(void)
{
    int n, all = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &coin[i]);
        all += coin[i];
    }
    printf("%d\n", (all + lead(0, n - 1)) / 2);
    return 0;
}
