/*
 * Verdict: WA
 * Why: sees that 2 loses, and takes it for the only even number that does.
 * Why (ko): 2에서 진다는 것만 보고, 지는 짝수는 2뿐이라고 봅니다.
 * First wrong input: 1 / 8
 */
#include <stdio.h>

static int first_wins(int n) { return n % 2 == 0 && n != 2; }

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
