/*
 * Verdict: WA
 * Why: counts a first number if the opponent cannot get more odd numbers. But if both get equally many,
 *   nobody wins.
 * Why (ko): 상대가 홀수를 더 많이 가질 수 없으면 이기는 수로 셉니다. 하지만 개수가 같으면 아무도 이기지
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
