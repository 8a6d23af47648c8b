/*
 * Verdict: WA
 * Why: prints a blank between the letters.
 * Why (ko): 글자 사이에 빈칸을 넣습니다.
 * First wrong input: 1 1 / 1 / 1 0 / 0
 */
#include <stdio.h>

int main(void)
{
    int k, m, l, h, s[100], grundy[10001] = {0};
    while (scanf("%d", &k) == 1 && k != 0) {
        for (int i = 0; i < k && scanf("%d", &s[i]) == 1; i++) {
        }
        for (int pile = 1; pile <= 10000; pile++) {
            int seen[102] = {0};
            for (int i = 0; i < k; i++) {
                if (s[i] <= pile) {
                    seen[grundy[pile - s[i]]] = 1;
                }
            }
            grundy[pile] = 0;
            while (seen[grundy[pile]]) {
                grundy[pile]++;
            }
        }
        if (scanf("%d", &m) != 1) {
            return 1;
        }
        while (m-- > 0 && scanf("%d", &l) == 1) {
            int nim_sum = 0;
            while (l-- > 0 && scanf("%d", &h) == 1) {
                nim_sum ^= grundy[h];
            }
            printf(nim_sum != 0 ? "W " : "L ");
        }
        puts("");
    }
    return 0;
}
