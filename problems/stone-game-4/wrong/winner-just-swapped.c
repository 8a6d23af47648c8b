/*
 * Verdict: WA
 * Why: solves normal play and prints the other player. Only the end of the game is swapped, not
 *   every answer.
 * Why (ko): 노멀 플레이로 풀고 이기는 사람을 바꾸어 출력합니다. 바뀌는 것은 게임이 끝났을 때의
 *   승패이지, 모든 답이 아닙니다.
 * First wrong input: 4
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    int wins_normal = n % 7 != 0 && n % 7 != 2;
    puts(wins_normal ? "CY" : "SK"); /* only the end is swapped, not every answer */
    return 0;
}
