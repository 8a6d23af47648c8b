/*
 * Verdict: TLE
 * Why: fills the table up to 500,000, with a loop for each length.
 * Why (ko): 길이마다 반복문을 돌며 표를 500,000까지 채웁니다.
 * First wrong input: 1 / 2 / BB
 */
#include <stdio.h>

char s[500001];
int g[500001];

int main(void)
{
    int t, n;
    for (int n = 2; n < 500001; n++) {
        int seen[64] = {0};
        for (int i = 0; i <= n - 2; i++) {
            seen[g[i] ^ g[n - 2 - i]] = 1;
        }
        while (seen[g[n]]) {
            g[n]++;
        }
    }
    scanf("%d", &t);
    while (t-- > 0) {
        int lead = 0, nim_sum = 0, run = 0;
        scanf("%d %s", &n, s);
        for (int i = 0; i < n; i++) {
            lead += s[i] == 'R' ? 1 : -1;
            run = i > 0 && s[i] != s[i - 1] ? run + 1 : 1;
            if (i + 1 == n || s[i + 1] == s[i]) {
                nim_sum ^= g[run];
            }
        }
        puts(lead > 0 || (lead == 0 && nim_sum != 0) ? "Alice" : "Bob");
    }
    return 0;
}
