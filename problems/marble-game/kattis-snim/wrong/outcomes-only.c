/*
 * Verdict: WA
 * Why: keeps only whether a pile wins or loses, which says nothing about several piles.
 * Why (ko): 더미마다 이기는지 지는지만 둡니다. 더미가 여럿이면 그것으로는 알 수 없습니다.
 * First wrong input: 2 1 2 / 1 / 2 1 2
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
                nim_sum ^= grundy[h] != 0;
            }
            putchar(nim_sum != 0 ? 'W' : 'L');
        }
        puts("");
    }
    return 0;
}
