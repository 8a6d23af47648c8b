/*
 * Verdict: WA
 * Why: stops at the first amount that is larger than the pile, as if the amounts were sorted.
 * Why (ko): 더미보다 큰 수가 나오면 멈춥니다. 수가 정렬되어 있다고 본 것입니다.
 * First wrong input: 2 2 1 / 1 / 1 1
 */
#include <stdio.h>

int main(void)
{
    int k, m, l, h, s[100], grundy[10001] = {0};
    if (scanf("%d", &k) == 1) {
        for (int i = 0; i < k && scanf("%d", &s[i]) == 1; i++) {
        }
        for (int pile = 1; pile <= 10000; pile++) {
            int seen[102] = {0};
            for (int i = 0; i < k && s[i] <= pile; i++) {
                seen[grundy[pile - s[i]]] = 1;
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
            putchar(nim_sum != 0 ? 'W' : 'L');
        }
        puts("");
    }
    return 0;
}
