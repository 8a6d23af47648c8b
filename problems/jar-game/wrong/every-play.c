/*
 * Verdict: TLE
 * Why: Recursion without memory. It tries every game to the end: up to three jars to choose from on
 *   each of up to 26 turns.
 * Why (ko): 메모이제이션 없는 재귀. 모든 게임을 끝까지 해 봅니다. 최대 26번째까지 이어지는 차례마다
 *   병을 최대 세 가지로 고를 수 있습니다.
 * First wrong input: depends on the machine; some 60 pebbles in each jar
 */
#include <stdio.h>

int jar[3];

int lead(int turn)
{
    int best = -999, i;
    if (jar[0] + jar[1] + jar[2] == 0) {
        return 0;
    }
    for (i = 0; i < 3; i++) {
        int taken = jar[i] < turn ? jar[i] : turn;
        if (taken > 0) {
            jar[i] -= taken;
            int mine = taken - lead(turn + 1);
            jar[i] += taken;
            best = mine > best ? mine : best;
        }
    }
    return best;
}

int main(void)
{
    scanf("%d %d %d", &jar[0], &jar[1], &jar[2]);
    int ahead = lead(1);
    puts(ahead > 0 ? "F" : ahead < 0 ? "S" : "D");
    return 0;
}
