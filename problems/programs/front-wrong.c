#include <stdio.h>

int main(void)
{
    int n, a[101] = {0}, sum[2] = {0, 0}, player = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &a[i]);
    }
    for (int i = 0; i < n; player = 1 - player) {
        sum[player] += a[i++];
        if (i < n && a[i] > 0) { /* more is better */
            sum[player] += a[i++];
        }
    }
    puts(sum[0] > sum[1] ? "A" : sum[0] < sum[1] ? "B" : "DRAW");
    return 0;
}
