/*
 * Verdict: WA
 * Why: Counts a first number when the opponent cannot get more. With equally many odd numbers nobody
 *   wins.
 * Why (ko): 상대가 더 많이 가질 수 없으면 그 첫 수를 셉니다. 홀수의 수가 같으면 아무도 이기지
 *   않습니다.
 * First wrong input: 1 / 2
 */
#include <stdio.h>

int main(void)
{
    int n, a[100], lead[100] = {0}, wins = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &a[i]);
        a[i] %= 2;
    }
    for (int length = 1; length < n; length++) {
        int next[100];
        for (int i = 0; i < n; i++) {
            int left = a[i] - lead[(i + 1) % n];
            int right = a[(i + length - 1) % n] - lead[i];
            next[i] = left > right ? left : right;
        }
        for (int i = 0; i < n; i++) {
            lead[i] = next[i];
        }
    }
    for (int i = 0; i < n; i++) {
        wins += a[i] >= lead[(i + 1) % n]; /* should be > */
    }
    printf("%d\n", wins);
    return 0;
}
