/*
 * Verdict: WA
 * Why: has Alice pay for the last guess, too, which is right.
 * Why (ko): 맞힌 마지막 수에도 돈을 낸다고 봅니다.
 * First wrong input: 1
 */
#include <stdio.h>

int main(void)
{
    static int cost[202][202];
    int n;
    scanf("%d", &n);
    for (int low = n; low >= 1; low--) {
        for (int high = low; high <= n; high++) {
            cost[low][high] = 1000000;
            for (int x = low; x <= high; x++) {
                int lower = cost[low][x - 1], higher = cost[x + 1][high];
                int all = x + (lower > higher ? lower : higher);
                cost[low][high] = all < cost[low][high] ? all : cost[low][high];
            }
        }
    }
    printf("%d\n", cost[1][n]);
    return 0;
}
