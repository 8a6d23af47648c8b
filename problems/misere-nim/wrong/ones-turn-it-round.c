/*
 * Verdict: WA
 * Why: is right if all piles are ones. If there are larger piles, and an even number of ones, it takes one of the
 *   ones away and looks at the XOR. But while some pile is above 1, the XOR determines the winner as in normal Nim.
 * Why (ko): 모두 1개짜리이면 맞습니다. 더 큰 더미가 있고 1개짜리가 짝수 개이면, 1개짜리 하나를 없앤 뒤 XOR을 봅니다. 하지만
 *   돌이 2개 이상인 더미가 있는 동안은 일반 님 게임과 똑같이 XOR로 승패가 정해집니다.
 * First wrong input: 4 / 1 1 2 2
 */
#include <stdio.h>

int main(void)
{
    int n, pile, nim_sum = 0, ones = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
        nim_sum ^= pile;
        ones += pile == 1;
    }
    if (ones == n) {
        nim_sum = n % 2 == 0;
    } else if (ones > 0 && ones % 2 == 0) {
        nim_sum ^= 1;
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
    return 0;
}
