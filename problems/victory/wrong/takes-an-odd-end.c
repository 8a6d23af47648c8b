/*
 * Verdict: WA
 * Why: Both players take an odd number whenever there is one at an end, and do not ask what it lays
 *   open.
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
