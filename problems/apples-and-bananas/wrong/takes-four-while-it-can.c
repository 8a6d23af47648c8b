/*
 * Verdict: WA
 * Why: Plays one game in which both take four fruits whenever they can, more of the kind of which there is more,
 *   and counts its moves. How long one game lasts decides nothing: each player chooses what helps.
 * Why (ko): 두 사람 모두 할 수 있으면 언제나 네 개를, 더 많은 쪽 과일을 더 많이 먹는 게임 하나만
 *   진행하고 둔 횟수를 셉니다. 게임 하나가 몇 번 만에 끝나는지로는 아무것도 정해지지 않습니다. 두
 *   사람은 자기에게 좋은 것을 고릅니다.
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
