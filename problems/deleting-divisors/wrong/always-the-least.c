/*
 * Verdict: WA
 * Why: plays one game, in which both players subtract the smallest divisor.
 * Why (ko): 두 사람이 언제나 가장 작은 약수를 빼는 게임 하나만 해 봅니다.
 * First wrong input: 1 / 6
 */
#include <stdio.h>

static int first_wins(int n)
{
    int moves = 0, d = 3;
    if (n % 2 == 1) {
        while (d * d <= n && n % d != 0) {
            d += 2;
        }
        if (d * d > n) {
            return 0; /* a prime */
        }
        n -= d;
        moves++;
    }
    moves += (n - 2) / 2; /* by 2 each, down to 2 */
    return moves % 2 == 1;
}

int main(void)
{
    int t, n;
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%d", &n);
        puts(first_wins(n) ? "Alice" : "Bob");
    }
    return 0;
}
