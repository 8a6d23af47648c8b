/*
 * Verdict: WA
 * Why: adds up the odd numbers of each player instead of counting them.
 * Why (ko): 각자 가진 홀수의 개수를 세지 않고 홀수를 모두 더합니다.
 * First wrong input: 2 / 1 3
 */
#include <stdio.h>

int main(void)
{
    int n, a[100], lead[2][100] = {{0}}, wins = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &a[i]);
        a[i] = a[i] % 2 ? a[i] : 0;
    }
    for (int length = 1; length < n; length++) {
        int *old = lead[(length - 1) % 2], *new = lead[length % 2];
        for (int i = 0; i < n; i++) {
            int left = a[i] - old[(i + 1) % n];
            int right = a[(i + length - 1) % n] - old[i];
            new[i] = left > right ? left : right;
        }
    }
    for (int i = 0; i < n; i++) {
        wins += a[i] > lead[(n - 1) % 2][(i + 1) % n];
    }
    printf("%d\n", wins);
    return 0;
}
