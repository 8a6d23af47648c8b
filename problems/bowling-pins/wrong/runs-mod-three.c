/*
 * Verdict: WA
 * Why: plays as if pins were taken from the ends only: then a run is worth its length mod 3. A move in the middle leaves two runs.
 * Why (ko): 끝에서만 핀을 쓰러뜨리는 것처럼 길이를 3으로 나눈 나머지를 봅니다. 가운데를 쓰러뜨리면 둘로 나뉩니다.
 * First wrong input: 1 / 3 / III
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
                sum ^= run % 3;
                run = 0;
            }
        }
        puts(sum != 0 ? "WIN" : "LOSE");
    }
    return 0;
}
