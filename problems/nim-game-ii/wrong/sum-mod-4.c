/*
 * Verdict: WA
 * Why: adds the piles and looks at the sum mod 4, as if they were one pile. A pile of 1 and one of 3 have the sum 4,
 *   but the first player wins: take 2 of the 3.
 * Why (ko): 더미를 모두 합쳐 하나로 보고 4로 나눈 나머지를 봅니다. 1과 3은 합이 4이지만 선공이 이깁니다. 3에서
 *   2개를 가져가면 됩니다.
 * First wrong input: 1 / 2 / 1 1
 */
#include <stdio.h>

int main(void)
{
    int t;
    scanf("%d", &t);
    while (t-- > 0) {
        int n, x, nim_sum = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%d", &x);
            nim_sum = (nim_sum + x) % 4;
        }
        puts(nim_sum != 0 ? "first" : "second");
    }
    return 0;
}
