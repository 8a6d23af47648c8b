/*
 * Verdict: WA
 * Why: plays one game in which both take four fruits whenever they can, else three of the more numerous kind, and
 *   counts its moves. The length of one game says nothing about the winner: each player chooses what helps.
 * Why (ko): 두 사람이 언제나 가능하면 네 개를, 더 많은 과일을 세 개 먹는 게임 하나만 진행하고 둔
 *   횟수를 셉니다. 게임 하나의 길이로는 승패를 알 수 없습니다. 두 사람은 각자 유리한 수를 고릅니다.
 * First wrong input: 1 4
 */
#include <stdio.h>

int main(void)
{
    int a, b, moves = 0;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    while (a + b > 0) {
        if (a >= b && a >= 3 && b >= 1) {
            a -= 3;
            b -= 1;
        } else if (b >= 3 && a >= 1) {
            a -= 1;
            b -= 3;
        } else if (a > 0) {
            a--;
        } else {
            b--;
        }
        moves++;
    }
    puts(moves % 2 == 1 ? "Alice" : "Bob");
    return 0;
}
