/*
 * Verdict: TLE
 * Why: tries every amount for every N up to M: up to 22 * 10^9 steps.
 * Why (ko): M까지의 모든 N에서 모든 개수를 하나씩 확인합니다. 연산이 최대 22 * 10^9번입니다.
 * First wrong input: depends on the machine; a large M with a long list
 */
#include <stdio.h>

int main(void)
{
    int m, k, amount[22], wins[23] = {0}, count = 0;
    if (scanf("%d %d", &m, &k) != 2) {
        return 1;
    }
    for (int i = 0; i < k; i++) {
        if (scanf("%d", &amount[i]) != 1) {
            return 1;
        }
    }
    for (int n = 1; n <= m; n++) { /* too far: the table repeats */
        int won = 0;
        for (int i = 0; i < k && amount[i] <= n; i++) {
            won |= !wins[(n - amount[i]) % 23];
        }
        wins[n % 23] = won;
        count += !won;
    }
    printf("%d\n", count);
    return 0;
}
