/*
 * Verdict: WA
 * Why: only looks at room 1. Another room may be found empty before it: with 4 and 2 cows John would
 *   lose room 1 in the second round, but he wins room 2 in the first.
 * Why (ko): 1번 방만 봅니다. 다른 방이 먼저 빌 수도 있습니다. 소가 4마리, 2마리이면 John은 1번
 *   방에서는 두 번째 바퀴에서 지겠지만, 첫 바퀴에 2번 방에서 이깁니다.
 * First wrong input: 1 / 2 / 4 1
 */
#include <stdio.h>

int main(void)
{
    int games;
    scanf("%d", &games);
    while (games--) {
        int rooms, first = 0;
        scanf("%d", &rooms);
        for (int i = 0; i < rooms; i++) {
            int cows;
            scanf("%d", &cows);
            first = i == 0 ? cows : first;
        }
        puts(first % 4 == 0 ? "Farmer Nhoj" : "Farmer John");
    }
    return 0;
}
