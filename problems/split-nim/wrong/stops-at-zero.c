/*
 * Verdict: WA
 * Why: stops reading when the nim-sum becomes 0 for the first time. More piles may follow.
 * Why (ko): 님 합이 처음으로 0이 되면 더 읽지 않습니다. 더미가 더 있을 수 있습니다.
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
        nim_sum ^= pile % 4 == 3 ? pile + 1 : pile % 4 == 0 ? pile - 1 : pile;
        if (nim_sum == 0) {
            break; /* too early: think of 1 1 2 */
        }
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
    return 0;
}
