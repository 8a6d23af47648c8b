/*
 * Verdict: WA
 * Why: counts the neighbours of different colours. A move takes one such pair, but it may destroy up to two more.
 * Why (ko): 색이 다른 이웃의 쌍을 셉니다. 한 번에 한 쌍을 없애지만, 그와 함께 두 쌍까지 더 없어질 수 있습니다.
 * First wrong input: 1 / 6 / BBRRBR
 */
#include <stdio.h>

char s[500001];

int main(void)
{
    int t, n;
    scanf("%d", &t);
    while (t-- > 0) {
        int lead = 0, pairs = 0;
        scanf("%d %s", &n, s);
        for (int i = 0; i < n; i++) {
            lead += s[i] == 'R' ? 1 : -1;
            pairs += i > 0 && s[i] != s[i - 1];
        }
        puts(lead > 0 || (lead == 0 && pairs % 2 == 1) ? "Alice" : "Bob");
    }
    return 0;
}
