/*
 * Verdict: WA
 * Why: starts with the second pile, which has the first difference of two piles. But the first pile
 *   rises above the empty ground, and that is a step as well.
 * Why (ko): 두 더미의 차이가 처음 나오는 둘째 더미부터 시작합니다. 첫째 더미가 바닥보다 높은 만큼도
 *   턱입니다.
 * First wrong input: 1 / 1 / 1
 */
#include <stdio.h>

int main(void)
{
    int u, n, pile[1000];
    if (scanf("%d", &u) != 1) {
        return 1;
    }
    while (u-- > 0 && scanf("%d", &n) == 1) {
        int nim_sum = 0;
        for (int i = 0; i < n && scanf("%d", &pile[i]) == 1; i++) {
        }
        for (int i = n - 1; i > 0; i -= 2) { /* should go down to 0 */
            nim_sum ^= pile[i] - pile[i - 1];
        }
        puts(nim_sum != 0 ? "TAK" : "NIE");
    }
    return 0;
}
