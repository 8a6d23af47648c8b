/*
 * Verdict: WA
 * Why: says that R wins if two piles are even, and forgets that all three may be.
 * Why (ko): 두 더미가 짝수이면 R이 이긴다고 하고, 셋 모두 짝수일 수도 있다는 것을 잊었습니다.
 * First wrong input: 1 / 2 2 2
 */
#include <stdio.h>

int main(void)
{
    int games;
    scanf("%d", &games);
    while (games--) {
        int x, y, z;
        scanf("%d %d %d", &x, &y, &z);
        int even = (x % 2 == 0) + (y % 2 == 0) + (z % 2 == 0);
        puts(even == 2 ? "R" : "B");
    }
    return 0;
}
