/*
 * Verdict: WA
 * Why: adds up each binary digit modulo n/2 + 1. That is right where a move may also take from fewer than half
 *   of the piles.
 * Why (ko): 이진법의 자리마다 1의 개수를 세어 n/2 + 1로 나눈 나머지를 봅니다. 절반보다 적은 더미에서 가져가도 되는 게임이라면 맞습니다.
 * First wrong input: 4 / 1 1 1 1
 */
#include <stdio.h>

int main(void)
{
    int n, pile, ones[6] = {0}, alice = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
        for (int digit = 0; digit < 6; digit++) {
            ones[digit] += pile >> digit & 1;
        }
    }
    for (int digit = 0; digit < 6; digit++) {
        alice = alice || ones[digit] % (n / 2 + 1) != 0;
    }
    puts(alice ? "Alice" : "Bob");
    return 0;
}
