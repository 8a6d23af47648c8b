/*
 * Verdict: WA
 * Why: both players take as many as the turn allows, from the fullest jar. Sometimes it is better to empty a
 *   small jar, because of what that leaves for the opponent.
 * Why (ko): 두 사람 모두 가장 많이 든 병에서 가져갈 수 있는 만큼 가져갑니다. 하지만 상대에게 남는 것을
 *   생각하면 작은 병을 비우는 것이 나을 때도 있습니다.
 * First wrong input: 1 2 2
 */
#include <stdio.h>

int main(void)
{
    int jar[3], sum[2] = {0, 0}, turn;
    scanf("%d %d %d", &jar[0], &jar[1], &jar[2]);
    for (turn = 1; jar[0] + jar[1] + jar[2] > 0; turn++) {
        int best = 0;
        for (int i = 1; i < 3; i++) {
            best = jar[i] > jar[best] ? i : best;
        }
        int taken = jar[best] < turn ? jar[best] : turn;
        jar[best] -= taken;
        sum[turn % 2] += taken;
    }
    puts(sum[1] > sum[0] ? "F" : sum[1] < sum[0] ? "S" : "D");
    return 0;
}
