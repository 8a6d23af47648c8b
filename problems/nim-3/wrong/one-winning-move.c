/*
 * Verdict: WA
 * Why: assumes that a winning position has only one winning move. Three equal piles have three: take
 *   any one of them whole.
 * Why (ko): 이기는 상태에는 이기는 수가 하나뿐이라고 생각합니다. 크기가 같은 더미가 세 개이면 이기는
 *   수도 세 가지입니다. 아무 더미나 하나를 통째로 가져가면 됩니다.
 * First wrong input: 3 / 1 1 1
 */
#include <stdio.h>

int main(void)
{
    int n, pile, nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
        nim_sum ^= pile;
    }
    puts(nim_sum != 0 ? "1" : "0");
    return 0;
}
