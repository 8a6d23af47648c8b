/*
 * Verdict: WA
 * Why: plays Nim with the sizes, and swaps the winner if the number of piles is odd, as if all the moves that take
 *   nothing had to be used up.
 * Why (ko): 크기의 XOR로 승패를 정한 다음, 더미가 홀수 개이면 승자를 바꿉니다. 아무것도 가져가지 않는 수를 모두 써야
 *   하는 것은 아닙니다.
 * First wrong input: 1 / 1 / 1
 */
#include <stdio.h>

int main(void)
{
    int games, n, pile;
    if (scanf("%d", &games) != 1) {
        return 1;
    }
    while (games-- > 0 && scanf("%d", &n) == 1) {
        int nim_sum = 0;
        for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
            nim_sum ^= pile;
        }
        puts((nim_sum != 0) != (n % 2 == 1) ? "W" : "L");
    }
    return 0;
}
