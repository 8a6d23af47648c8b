/*
 * Verdict: WA
 * Why: also counts the piles that would stay as they are, so in a lost game it counts all of them.
 * Why (ko): 개수가 그대로인 더미도 셉니다. 그래서 지는 게임에서는 모든 더미를 셉니다.
 * First wrong input: 2 / 1 1
 */
#include <stdio.h>

static int pile[1000000];

int main(void)
{
    int n, nim_sum = 0, moves = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile[i]) == 1; i++) {
        nim_sum ^= pile[i];
    }
    for (int i = 0; i < n; i++) {
        moves += (pile[i] ^ nim_sum) <= pile[i];
    }
    printf("%d\n", moves);
    return 0;
}
