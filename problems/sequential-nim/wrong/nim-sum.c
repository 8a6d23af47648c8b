/*
 * Verdict: WA
 * Why: takes the XOR of the piles, as if a move could be made in any of them.
 * Why (ko): 아무 더미에서나 가져갈 수 있는 것처럼 더미의 크기를 XOR합니다.
 * First wrong input: 1 / 2 / 1 2
 */
#include <stdio.h>

int main(void)
{
    int t, n, a;
    scanf("%d", &t);
    while (t-- > 0) {
        int nim_sum = 0;
        scanf("%d", &n);
        while (n-- > 0) {
            scanf("%d", &a);
            nim_sum ^= a;
        }
        puts(nim_sum != 0 ? "First" : "Second");
    }
    return 0;
}
