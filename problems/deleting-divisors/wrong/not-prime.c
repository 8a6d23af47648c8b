/*
 * Verdict: WA
 * Why: lets every number win that is not prime, since it has a move. A move may lead to a winning number.
 * Why (ko): 소수가 아니면 둘 수 있으니 이긴다고 봅니다. 두어도 상대가 이기는 수가 될 수 있습니다.
 * First wrong input: 1 / 8
 */
#include <stdio.h>

static int first_wins(int n)
{
    for (int d = 2; d * d <= n; d++) {
        if (n % d == 0) {
            return 1;
        }
    }
    return 0;
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
