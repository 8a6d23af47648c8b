/*
 * Verdict: WA
 * Why: asks for p ^ s <= p. With nim-sum 0 that is p itself, but a move must take at least one stone.
 * Why (ko): p ^ s <= p인지 확인합니다. 님 합이 0이면 p ^ s는 p 자신인데, 돌을 적어도 하나는 가져가야
 *   합니다.
 * First wrong input: 2 / 1 1
 */
#include <stdio.h>

int main(void)
{
    int n, p[1000], s = 0, count = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &p[i]) == 1; i++) {
        s ^= p[i];
    }
    for (int i = 0; i < n; i++) {
        count += (p[i] ^ s) <= p[i];
    }
    printf("%d\n", count);
    return 0;
}
