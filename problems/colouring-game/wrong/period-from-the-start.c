/*
 * Verdict: WA
 * Why: uses the period 34 from the first run on. It begins at 53; before that, seven lengths do not fit.
 * Why (ko): 주기 34를 처음부터 씁니다. 주기는 53부터 시작되고, 그 앞의 길이 일곱 개는 맞지 않습니다.
 * First wrong input: 1 / 34 / RBRBRBRBRBRBRBRBRBRBRBRBRBRBRBRBRB
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
                nim_sum ^= g[run % 34];
            }
        }
        puts(lead > 0 || (lead == 0 && nim_sum != 0) ? "Alice" : "Bob");
    }
    return 0;
}
