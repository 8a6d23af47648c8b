/*
 * LeetCode 2038 - Colored Pieces
 *
 * Game:   a row of pieces; Alice removes an A between two A, Bob a B between two B, never one at an end. Whoever cannot
 *         move loses.
 * Input:  the row, 1..100,000 letters A and B.
 * Answer: whether Alice, who moves first, wins.
 *
 * Idea:   A move shortens a run of one's own colour and touches no other, so a run of k pieces is k - 2 moves for its
 *         owner. Alice, who begins, needs more moves than Bob.
 * Cost:   O(n) time, O(1) memory.
 */
#include <stdbool.h>

bool winnerOfGame(char *colors);

bool winnerOfGame(char *colors)
{
    int lead = 0; /* moves of Alice minus moves of Bob */
    int run = 0;
    char last = '\0';
    for (const char *c = colors; *c != '\0'; c++) {
        run = *c == last ? run + 1 : 1;
        lead += run < 3 ? 0 : *c == 'A' ? 1 : -1;
        last = *c;
    }
    return lead > 0;
}
