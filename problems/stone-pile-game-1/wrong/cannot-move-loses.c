/*
 * Verdict: WA
 * Why: assumes the usual rule that whoever cannot move loses. Here that player wins.
 * Why (ko): 흔한 규칙대로, 둘 수 없는 사람이 진다고 여겼습니다. 이 게임에서는 그 사람이 이깁니다.
 * First wrong input: 1 / 1 1 1
 */
#include <stdio.h>

int main(void)
{
    int games;
    scanf("%d", &games);
    while (games--) {
        long long x, y, z;
        scanf("%lld %lld %lld", &x, &y, &z);
        int even = (x % 2 == 0) + (y % 2 == 0) + (z % 2 == 0);
        puts(even >= 2 ? "B" : "R"); /* should be the other way round */
    }
    return 0;
}
