/*
 * Verdict: WA
 * Why: the usual end is taken: whoever cannot move loses. Here it is the one who wins.
 * Why (ko): 흔한 규칙대로 둘 수 없는 사람이 진다고 했습니다. 여기에서는 그 사람이 이깁니다.
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
