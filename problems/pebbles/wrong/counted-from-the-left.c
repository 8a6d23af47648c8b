/*
 * Verdict: WA
 * Why: counts the first, third and fifth step from the left. The pebbles leave the board on the
 *   right, so the steps must be counted from there.
 * Why (ko): 왼쪽부터 첫째, 셋째, 다섯째 턱을 셉니다. 조약돌은 오른쪽에서 판 밖으로 나가므로 턱도
 *   오른쪽부터 세어야 합니다.
 * First wrong input: 1 / 2 / 0 1
 */
#include <stdio.h>

int main(void)
{
    int u, n;
    if (scanf("%d", &u) != 1) {
        return 1;
    }
    while (u-- > 0 && scanf("%d", &n) == 1) {
        int left = 0, nim_sum = 0;
        for (int i = 0; i < n; i++) {
            int pile;
            if (scanf("%d", &pile) != 1) {
                return 1;
            }
            if (i % 2 == 0) { /* should ask whether n - i is odd */
                nim_sum ^= pile - left;
            }
            left = pile;
        }
        puts(nim_sum != 0 ? "TAK" : "NIE");
    }
    return 0;
}
