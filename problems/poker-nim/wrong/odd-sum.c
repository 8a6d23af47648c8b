/*
 * Verdict: WA
 * Why: asks whether the number of all chips is odd.
 * Why (ko): 칩이 모두 홀수 개인지만 봅니다.
 * First wrong input: 1 / 1 1 / 2
 */
#include <stdio.h>

int main(void)
{
    int t, n, k, c;
    scanf("%d", &t);
    while (t-- > 0) {
        int nim_sum = 0;
        scanf("%d %d", &n, &k);
        for (int i = 0; i < n; i++) {
            scanf("%d", &c);
            nim_sum ^= c;
        }
        puts(nim_sum % 2 != 0 ? "First" : "Second");
    }
    return 0;
}
