/*
 * Verdict: WA
 * Why: plays the game out, and both players take as much as they can. Perfect play is not greedy
 *   play.
 * Why (ko): 두 사람 모두 가져갈 수 있는 만큼 많이 가져가면서 게임을 끝까지 진행합니다. 그리디하게
 *   두는 것은 완벽하게 두는 것이 아닙니다.
 * First wrong input: 5
 */
#include <stdio.h>

int main(void)
{
    int n, turns = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    while (n > 0) {
        n -= n >= 4 ? 4 : n >= 3 ? 3 : 1; /* the most is not the best */
        turns++;
    }
    puts(turns % 2 == 1 ? "SK" : "CY");
    return 0;
}
