/*
 * Verdict: WA
 * Why: looks only at the neighbours of different colours, and not at how many cells each player has.
 * Why (ko): 색이 다른 이웃만 보고, 색마다 칸이 몇 개인지 보지 않습니다.
 * First wrong input: 1 / 2 / RR
 */
#include <stdio.h>

char s[500001];
int g[170];

int main(void)
{
    int t, n;
    for (int n = 2; n < 170; n++) {
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
                nim_sum ^= g[run < 170 ? run : 136 + run % 34];
            }
        }
        puts(nim_sum != 0 ? "Alice" : "Bob");
    }
    return 0;
}
