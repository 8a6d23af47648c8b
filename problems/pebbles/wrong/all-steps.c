/*
 * Verdict: WA
 * Why: takes the nim-sum of all steps, as if the removed pebbles were gone. They raise the next step,
 *   and every second step does not count at all.
 * Why (ko): 치운 조약돌이 사라진다고 보고 모든 턱의 님 합을 구합니다. 조약돌을 치우면 다음 턱이 높아지고, 턱은 한 칸
 *   걸러 한 칸씩만 세어야 합니다.
 * First wrong input: 1 / 2 / 1 1
 */
#include <stdio.h>

int main(void)
{
    int u, n, pile;
    if (scanf("%d", &u) != 1) {
        return 1;
    }
    while (u-- > 0 && scanf("%d", &n) == 1) {
        int left = 0, nim_sum = 0;
        for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
            nim_sum ^= pile - left;
            left = pile;
        }
        puts(nim_sum != 0 ? "TAK" : "NIE");
    }
    return 0;
}
