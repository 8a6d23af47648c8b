/*
 * LeetCode 1140 - Stone Game II
 *
 * Game:   a row of piles; M is 1 at first. A move takes the first X piles, 1 <= X <= 2M, and M becomes the larger of M and
 *         X. Each player wants as many stones as possible.
 * Input:  1..100 piles (1..10,000).
 * Answer: how many stones the first player gets.
 *
 * Idea:   A position is where the row begins and M. From there the player to move gets all that is left, minus what the
 *         opponent gets after the best X. The end of the row first.
 * Cost:   O(n^3) time, O(n^2) memory.
 */
enum { MAX = 100 };

int stoneGameII(int *piles, int pilesSize);

int stoneGameII(int *piles, int pilesSize)
{
    int got[MAX + 1][MAX + 1] = {{0}}; /* by who moves from this pile on, with this M */
    int left = 0;                      /* stones from this pile on */
    for (int i = pilesSize - 1; i >= 0; i--) {
        left += piles[i];
        for (int m = 1; m <= pilesSize; m++) {
            for (int x = 1; x <= 2 * m && i + x <= pilesSize; x++) {
                const int own = left - got[i + x][x > m ? x : m];
                got[i][m] = own > got[i][m] ? own : got[i][m];
            }
        }
    }
    return got[0][1];
}
