/*
 * Verdict: TLE
 * Why: Recursion without memory. Two ends are tried for each arc: 100 numbers take about 2^99 calls.
 * Why (ko): 메모이제이션 없는 재귀. 호마다 두 끝을 모두 시도하므로, 수가 100개이면 약 2^99번 호출합니다.
 * First wrong input: depends on the machine; some thirty numbers
 */
#include <stdio.h>

int n, a[100];

int lead(int left, int right)
{
    if (left > right) {
        return 0;
    }
    int take_left = a[left % n] % 2 - lead(left + 1, right);
    int take_right = a[right % n] % 2 - lead(left, right - 1);
    return take_left > take_right ? take_left : take_right;
}

int main(void)
{
    int wins = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &a[i]);
    }
    for (int i = 0; i < n; i++) {
        wins += a[i] % 2 > lead(i + 1, i + n - 1);
    }
    printf("%d\n", wins);
    return 0;
}
