/*
 * Verdict: WA
 * Why: lets R win if exactly two piles are even, and overlooks that all three may be.
 * Why (ko): 정확히 두 더미가 짝수일 때만 R이 이긴다고 합니다. 셋 모두 짝수일 수도 있다는 것을
 *   빠뜨렸습니다.
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
