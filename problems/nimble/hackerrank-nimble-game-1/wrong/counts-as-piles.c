/*
 * Verdict: WA
 * Why: takes the numbers of coins for the piles. But what matters is how far each coin can still go: the
 *   number of its square.
 * Why (ko): 동전 수를 더미로 봅니다. 그러나 중요한 것은 동전이 갈 수 있는 거리, 곧 칸 번호입니다.
 * First wrong input: 1 / 1 / 1
 */
#include <stdio.h>

int main(void)
{
    int t, n, coins;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t-- > 0 && scanf("%d", &n) == 1) {
        int nim_sum = 0;
        for (int square = 0; square < n && scanf("%d", &coins) == 1; square++) {
            nim_sum ^= coins; /* the coins on a square are not a pile */
        }
        puts(nim_sum != 0 ? "First" : "Second");
    }
    return 0;
}
