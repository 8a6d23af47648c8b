/*
 * Verdict: WA
 * Why: Keeps the sizes in 32 bits. What counts are the lowest bits, so almost all answers stay right. Only a multiple
 *   of 2^32 loses all that it has.
 * Why (ko): 크기를 32비트에 담습니다. 승패를 정하는 것은 가장 낮은 비트들이라 거의 모든 답이 맞습니다. 2^32의
 *   배수만은 가진 것을 모두 잃습니다.
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
