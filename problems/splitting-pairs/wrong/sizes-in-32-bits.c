/*
 * Verdict: WA
 * Why: A number that does not fit. Only the lowest bits count, so almost all answers stay right. But nothing is left
 *   of a multiple of 2^32.
 * Why (ko): 자료형에 들어가지 않는 수. 승패는 가장 낮은 비트로 정해지므로 거의 모든 답이 맞습니다. 하지만 2^32의
 *   배수는 0이 되어 버립니다.
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
