/*
 * Verdict: WA
 * Why: answers the first game only, though the input goes on to the end of the file.
 * Why (ko): 입력이 파일 끝까지 이어지는데 첫 게임에만 답합니다.
 * First wrong input: 1 1 / 1 1 / 1 1 / 1 1
 */
#include <stdio.h>
#include <string.h>

int main(void)
{
    int p, k, n, value[1001], grundy[1001];
    if (scanf("%d %d", &p, &k) == 2) {
        int nim_sum = 0;
        for (int pile = 0; pile < p && scanf("%d", &n) == 1; pile++) {
            for (int i = 1; i <= n && scanf("%d", &value[i]) == 1; i++) {
            }
            memset(grundy, 0, sizeof grundy);
            for (int height = 1; height <= n; height++) {
                int seen = 0;
                for (int top = height; top >= 1 && top >= height - k; top--) {
                    seen |= value[top] <= top ? 1 << grundy[top - value[top]] : 0;
                }
                while (seen >> grundy[height] & 1) {
                    grundy[height]++;
                }
            }
            nim_sum ^= grundy[n];
        }
        puts(nim_sum != 0 ? "Alice can win." : "Bob will win.");
    }
    return 0;
}
