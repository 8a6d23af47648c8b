/*
 * Verdict: WA
 * Why: assumes that an odd number of fruits wins. A move takes one fruit or four, so a game may have
 *   an odd or an even number of moves, and the players choose. All three samples come out right.
 * Why (ko): 과일이 홀수 개이면 이긴다고 생각합니다. 한 번에 한 개 또는 네 개를 먹으므로 두는 횟수는
 *   홀수일 수도 짝수일 수도 있고, 두 사람이 선택하기에 달렸습니다. 예제 세 개는 모두 맞습니다.
 * First wrong input: 1 3
 */
#include <stdio.h>

int main(void)
{
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    puts((a + b) % 2 == 1 ? "Alice" : "Bob");
    return 0;
}
