/*
 * Verdict: WA
 * Why: both players take as much as this turn allows, from the fullest jar. Sometimes it is better to empty a small
 *   jar, for what it leaves to the opponent.
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
