/*
 * Verdict: WA
 * Why: in C, p ^ s < p means p ^ (s < p), because ^ binds less tightly than <. Nearly every pile is
 *   counted.
 * Why (ko): C에서 ^는 <보다 우선순위가 낮아서 p ^ s < p는 p ^ (s < p)입니다. 그래서 거의 모든 더미를
 *   셉니다.
 * First wrong input: 2 / 1 2
 */
#include <stdio.h>

int main(void)
{
    int n, p[1000], s = 0, count = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &p[i]) == 1; i++) {
        s ^= p[i];
    }
    for (int i = 0; i < n; i++) {
        if (p[i] ^ s < p[i]) {
            count++;
        }
    }
    printf("%d\n", count);
    return 0;
}
