/*
 * Verdict: WA
 * Why: plays Nim with the runs.
 * Why (ko): 이어진 핀들을 님 게임의 더미로 봅니다.
 * First wrong input: 1 / 6 / IIIIXI
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
                sum ^= run;
                run = 0;
            }
        }
        puts(sum != 0 ? "WIN" : "LOSE");
    }
    return 0;
}
