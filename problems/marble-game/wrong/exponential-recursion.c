/*
 * Verdict: TLE
 * Why: Recursion without memory. There are up to six moves in each position, so a few more marbles multiply the time.
 * Why (ko): 메모이제이션 없는 재귀. 상태마다 둘 수 있는 수가 여섯 가지까지 있으므로, 구슬이 몇 개만 늘어도 시간이 몇
 *   배로 늘어납니다.
 * First wrong input: depends on the machine
 */
#include <stdio.h>

static int b[3];

static int wins(int k1, int k2)
{
    for (int i = 0; i < 3; i++) {
        if ((b[i] <= k1 && !wins(k1 - b[i], k2)) || (b[i] <= k2 && !wins(k1, k2 - b[i]))) {
            return 1;
        }
    }
    return 0;
}

int main(void)
{
    int k1, k2;
    if (scanf("%d %d %d", &b[0], &b[1], &b[2]) != 3) {
        return 1;
    }
    while (scanf("%d %d", &k1, &k2) == 2) {
        puts(wins(k1, k2) ? "A" : "B");
    }
    return 0;
}
