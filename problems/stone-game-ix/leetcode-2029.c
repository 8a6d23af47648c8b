/*
 * LeetCode 2029 - Stone Game IX
 *
 * Game:   stones with numbers; a move removes one. Whoever makes the sum of all removed numbers divisible by 3 loses. If
 *         none is left, the second player wins.
 * Input:  1..100,000 numbers (1..10,000).
 * Answer: whether the first player wins.
 *
 * Idea:   After the first stone the good ones come in a forced order, by remainder 1 1 2 1 2 ... or 2 2 1 2 1 ...; each stone
 *         of remainder 0 is a pass. Only the parity of the passes and the difference of 1s and 2s count.
 * Cost:   O(n) time, O(1) memory.
 */
#include <stdbool.h>

bool stoneGameIX(int *stones, int stonesSize);

bool stoneGameIX(int *stones, int stonesSize)
{
    int of[3] = {0, 0, 0}; /* how many stones have this remainder */
    for (int i = 0; i < stonesSize; i++) {
        of[stones[i] % 3]++;
    }
    const int more = of[1] > of[2] ? of[1] - of[2] : of[2] - of[1];
    return of[0] % 2 == 0 ? of[1] > 0 && of[2] > 0 : more > 2;
}
