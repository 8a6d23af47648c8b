/*
 * Verdict: WA
 * Why: reads each pile from top to bottom. The input lists it from bottom to top.
 * Why (ko): 더미를 맨 위부터 읽습니다. 입력에는 맨 아래부터 주어집니다.
 * First wrong input: 1 1 / 2 2 3
 */
#include <stdio.h>

int main(void)
{
    int p, k, n, nim_sum = 0;
    if (scanf("%d %d", &p, &k) != 2) {
        return 1;
    }
    while (p-- > 0 && scanf("%d", &n) == 1) {
        int value[1001], grundy[1001] = {0};
        for (int i = n; i >= 1 && scanf("%d", &value[i]) == 1; i--) { /* should go up */
        }
        for (int h = 1; h <= n; h++) {
            char seen[1002] = {0};
            for (int top = h; top >= 1 && top >= h - k; top--) {
                if (value[top] <= top) {
                    seen[grundy[top - value[top]]] = 1;
                }
            }
            while (seen[grundy[h]]) {
                grundy[h]++;
            }
        }
        nim_sum ^= grundy[n];
    }
    puts(nim_sum != 0 ? "Alice can win." : "Bob will win.");
    return 0;
}
