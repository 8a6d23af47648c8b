/*
 * Verdict: WA
 * Why: takes a run of L cells for L / 2 stones of Nim. A move in the middle splits it in two.
 * Why (ko): 길이가 L인 구간을 님 게임의 돌 L / 2개로 봅니다. 가운데에서 두면 둘로 나뉩니다.
 * First wrong input: 1 / 10 / RBRBRBRBBR
 */
#include <stdio.h>

char s[500001];

int main(void)
{
    int t, n;

    scanf("%d", &t);
    while (t-- > 0) {
        int lead = 0, nim_sum = 0, run = 0;
        scanf("%d %s", &n, s);
        for (int i = 0; i < n; i++) {
            lead += s[i] == 'R' ? 1 : -1;
            run = i > 0 && s[i] != s[i - 1] ? run + 1 : 1;
            if (i + 1 == n || s[i + 1] == s[i]) {
                nim_sum ^= run / 2;
            }
        }
        puts(lead > 0 || (lead == 0 && nim_sum != 0) ? "Alice" : "Bob");
    }
    return 0;
}
