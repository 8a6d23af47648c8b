/*
 * Verdict: WA
 * Why: Keeps the sizes in 32 bits. What counts are the lowest bits, so almost all answers stay right. Only a multiple
 *   of 2^32 loses all that it has.
 * First wrong input: 1 / 2 / 1 4294967296
 */
#include <stdio.h>

int main(void)
{
    int games, piles;
    if (scanf("%d", &games) != 1) {
        return 1;
    }
    while (games-- > 0 && scanf("%d", &piles) == 1) {
        unsigned bits = 0;
        for (int i = 0; i < piles; i++) {
            unsigned long long size = 0;
            if (scanf("%llu", &size) == 1) {
                unsigned pile = (unsigned)size;
                bits |= pile & -pile;
            }
        }
        puts((piles % 2 == 0 ? bits != 1 : (bits & (bits - 1)) != 0) ? "1" : "0");
    }
    return 0;
}
