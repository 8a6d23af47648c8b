/*
 * Verdict: WA
 * Why: lets whoever erases the last number win. Then the first player wins for every N, so only N =
 *   1 comes out wrong.
 * Why (ko): 마지막 수를 지우는 사람이 이긴다고 여겼습니다. 그러면 모든 N에서 선공이 이기므로 N =
 *   1만 틀립니다.
 * First wrong input: 1
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts("A"); /* with N = 1 the first player has to erase the last number */
    return 0;
}
