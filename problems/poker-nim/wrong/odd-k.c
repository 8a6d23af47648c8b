/*
 * Verdict: WA
 * Why: swaps the winner for odd k, as if adding were a turn that can be passed k times. Each addition is taken
 *   off, so it costs two turns.
 * Why (ko): k번 차례를 넘길 수 있는 것처럼, k가 홀수이면 승자를 뒤집습니다. 더한 칩을 상대가 가져가므로 두 차례가
 *   지나갑니다.
 * First wrong input: 1 / 1 1 / 1
 */
#include <stdio.h>

int main(void)
{
    int t, n, k, c;
    scanf("%d", &t);
    while (t-- > 0) {
        int nim_sum = 0;
        scanf("%d %d", &n, &k);
        for (int i = 0; i < n; i++) {
            scanf("%d", &c);
            nim_sum ^= c;
        }
        puts((nim_sum != 0) != (k % 2 == 1) ? "First" : "Second");
    }
    return 0;
}
