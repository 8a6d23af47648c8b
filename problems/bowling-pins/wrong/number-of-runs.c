/*
 * Verdict: WA
 * Why: counts the runs, as each alone is won.
 * Why (ko): 하나씩 보면 모두 이기므로 이어진 부분의 개수만 셉니다.
 * First wrong input: 1 / 4 / IIXI
 */
#include <stdio.h>

int main(void)
{
    static char row[302];
    int t, n;
    scanf("%d", &t);
    while (t-- > 0) {
        int sum = 0, run = 0;
        scanf("%d %301s", &n, row);
        for (int i = 0; i <= n; i++) {
            if (i < n && row[i] == 'I') {
                run++;
            } else {
                sum ^= run > 0;
                run = 0;
            }
        }
        puts(sum != 0 ? "WIN" : "LOSE");
    }
    return 0;
}
