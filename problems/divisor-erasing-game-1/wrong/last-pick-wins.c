/*
 * Verdict: WA
 * Why: whoever erases the last number is taken for the winner. Then the first player wins for every
 *   N, so this passes everything but N = 1.
 * Why (ko): 마지막 수를 지우는 사람이 이긴다고 보았습니다. 그러면 모든 N에서 선공이 이기므로,
 *   N = 1만 빼고 모두 통과합니다.
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
