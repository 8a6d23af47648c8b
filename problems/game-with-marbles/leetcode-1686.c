/*
 * LeetCode 1686 - Game with Marbles
 *
 * Game:   stones, each worth something else to each player; a move takes one of them. The larger total wins.
 * Input:  what 1..100,000 stones are worth to Alice (1..100), and then to Bob (1..100).
 * Answer: 1 if Alice, who moves first, wins, -1 if Bob does, 0 if it is a tie.
 *
 * Idea:   Who takes a stone gains its value and keeps the other value from the opponent: so both take the stone with the
 *         largest sum of both values. How many have which sum is enough.
 * Cost:   O(n) time, O(1) memory beside the input.
 */
enum { HIGHEST = 200 }; /* sum of two values */

int stoneGameVI(int *aliceValues, int aliceValuesSize, int *bobValues, int bobValuesSize);

int stoneGameVI(int *aliceValues, int aliceValuesSize, int *bobValues, int bobValuesSize)
{
    int count[HIGHEST + 1] = {0};
    long lead = 0; /* of Alice, if Bob took all */
    for (int i = 0; i < aliceValuesSize && i < bobValuesSize; i++) {
        count[aliceValues[i] + bobValues[i]]++;
        lead -= bobValues[i];
    }
    int taken = 0;
    for (int sum = HIGHEST; sum > 0; sum--) {
        for (; count[sum] > 0; count[sum]--) {
            lead += taken % 2 == 0 ? sum : 0;
            taken++;
        }
    }
    return lead > 0 ? 1 : lead < 0 ? -1 : 0;
}
