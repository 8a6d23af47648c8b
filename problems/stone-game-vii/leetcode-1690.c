/*
 * LeetCode 1690 - Stone Game VII
 *
 * Game:   a row of stones; a move removes the leftmost or the rightmost one and scores the sum of those that remain.
 * Input:  2..1000 stones (1..1000).
 * Answer: how many points more Alice, who moves first, gets than Bob.
 *
 * Idea:   The lead in a row is the better of its two moves: what remains after it, minus the lead of the opponent in that
 *         rest. Rows of one length after another, in one array; sums of parts are differences of sums from the left.
 * Cost:   O(n^2) time, O(n) memory.
 */
enum { MAX = 1000 };

int stoneGameVII(int *stones, int stonesSize);

int stoneGameVII(int *stones, int stonesSize)
{
    int before[MAX + 1] = {0}; /* sum of the stones to the left of a place */
    int lead[MAX] = {0};       /* in the row of this length that begins here; of one stone 0 */
    for (int i = 0; i < stonesSize; i++) {
        before[i + 1] = before[i] + stones[i];
    }
    for (int length = 2; length <= stonesSize; length++) {
        for (int i = 0; i + length <= stonesSize; i++) {
            const int left = before[i + length] - before[i + 1] - lead[i + 1];
            const int right = before[i + length - 1] - before[i] - lead[i];
            lead[i] = left > right ? left : right;
        }
    }
    return lead[0];
}
