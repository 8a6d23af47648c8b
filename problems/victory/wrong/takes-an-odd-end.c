/*
 * Verdict: WA
 * Why: both players take an odd number whenever one is open, and ignore what this opens for the opponent.
 * Why (ko): 두 사람 모두 열린 홀수가 있으면 언제나 가져갑니다. 그때 상대에게 무엇이 열리는지는 보지
 *   않습니다.
 * First wrong input: 5 / 1 2 3 4 6
 */
#include <stdio.h>

int main(void)
{
    int n, a[100], wins = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &a[i]);
    }
    for (int first = 0; first < n; first++) {
        int left = first + 1, right = first + n - 1; /* what is left; on the circle */
        int lead = a[first] % 2;
        for (int turn = -1; left <= right; turn = -turn) {
            int taken = a[left % n] % 2 ? a[left++ % n] : a[right-- % n];
            lead += turn * (taken % 2);
        }
        wins += lead > 0;
    }
    printf("%d\n", wins);
    return 0;
}
