/*
 * Verdict: WA
 * Why: has made the table, but not far enough: after 2 and 8 comes 32.
 * Why (ko): 승패표를 만들었지만 너무 일찍 멈췄습니다. 2와 8 다음에 32가 있습니다.
 * First wrong input: 1 / 32
 */
#include <stdio.h>

static int first_wins(int n) { return n % 2 == 0 && n != 2 && n != 8; }

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
