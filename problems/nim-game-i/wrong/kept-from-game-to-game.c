/*
 * Verdict: WA
 * Why: Kept from game to game. The nim-sum is set to 0 only once.
 * Why (ko): 앞 게임의 값이 남음. 님 합을 처음에 한 번만 0으로 만듭니다.
 * First wrong input: 2 / 1 / 1 / 1 / 1
 */
#include <stdio.h>

int main(void)
{
    int t, nim_sum = 0; /* should be in the loop */
    scanf("%d", &t);
    while (t-- > 0) {
        int n, x;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%d", &x);
            nim_sum ^= x;
        }
        puts(nim_sum != 0 ? "first" : "second");
    }
    return 0;
}
