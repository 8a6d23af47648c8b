/*
 * Verdict: WA
 * Why: the answer of a better known game, in which a move may also take 2 stones.
 * Why (ko): 한 번에 2개도 가져갈 수 있는 더 유명한 게임의 답입니다.
 * First wrong input: 2
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 4 != 0 ? "SK" : "CY"); /* right for 1, 2 or 3 stones a move */
    return 0;
}
