/*
 * Verdict: WA
 * Why: keeps the last winning move that it finds, which makes the most piles. The least number is asked for.
 * Why (ko): 이기는 수 중 마지막에 찾은 것, 즉 더미가 가장 많이 생기는 것을 출력합니다. 가장 적은 수를 출력해야 합니다.
 * First wrong input: 15
 */
#include <stdio.h>

static int grundy[100001], upto[100001];

int main(void)
{
    int n, best = -1;
    scanf("%d", &n);
    for (int pile = 1; pile <= n; pile++) {
        int seen[64] = {0};
        best = -1;
        for (int k = 2; k * (k + 1) / 2 <= pile; k++) {
            int rest = pile - k * (k - 1) / 2;
            if (rest % k == 0) {
                int first = rest / k;
                int value = upto[first + k - 1] ^ upto[first - 1];
                seen[value] = 1;
                best = value == 0 ? k : best;
            }
        }
        while (seen[grundy[pile]]) {
            grundy[pile]++;
        }
        upto[pile] = upto[pile - 1] ^ grundy[pile];
    }
    printf("%d\n", best);
    return 0;
}
