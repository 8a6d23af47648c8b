/*
 * Verdict: WA
 * Why: lets Alice win only if the XOR is 0 at the start.
 * Why (ko): 처음에 XOR이 0일 때만 Alice가 이긴다고 봅니다.
 * First wrong input: 2 / 0 1
 */
#include <stdio.h>

int main(void)
{
    int n, number, all = 0, sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &number) == 1; i++) {
        all ^= number;
        sum += number;
    }
    (void)sum;
    puts(all == 0 ? "Alice" : "Bob");
    return 0;
}
