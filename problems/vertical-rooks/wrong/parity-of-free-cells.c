/*
 * Verdict: WA
 * Why: asks only whether the number of cells between the rooks is odd, as if every move took one.
 * Why (ko): 한 번에 한 칸씩만 움직이는 것처럼, 룩 사이에 있는 칸 수의 합이 홀수인지만 봅니다.
 * First wrong input: 1 / 4 / 1 / 1 / 1 / 1 / 2 / 2 / 2 / 4
 */
#include <stdio.h>
#include <stdlib.h>

int a[2000], b[2000];

int main(void)
{
    int t, n;
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%d", &a[i]);
        }
        for (int i = 0; i < n; i++) {
            scanf("%d", &b[i]);
        }
        int nim_sum = 0;
        for (int i = 0; i < n; i++) {
            nim_sum ^= (abs(a[i] - b[i]) - 1) % 2;
        }
        puts(nim_sum != 0 ? "player-2" : "player-1");
    }
    return 0;
}
