/*
 * LeetCode 2038 - Colored Pieces, as a program
 *
 * Game:   a row of pieces; Alice removes an A between two A, Bob a B between two B, never one at an end. Whoever cannot
 *         move loses.
 * Input:  the row, 1..100,000 letters A and B.
 * Output: Alice, who moves first, if she wins, Bob otherwise.
 *
 * Idea:   A move shortens a run of one's own colour and touches no other, so a run of k pieces is k - 2 moves for its
 *         owner. Alice, who begins, needs more moves than Bob.
 * Cost:   O(n) time, O(1) memory.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 100000 };

int main(void)
{
    int length = 0;
    int run = 0;
    int last = 0;
    int lead = 0; /* moves of Alice minus moves of Bob */
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    for (; (c == 'A' || c == 'B') && length <= MAX; c = getchar()) {
        run = c == last ? run + 1 : 1;
        lead += run < 3 ? 0 : c == 'A' ? 1 : -1;
        last = c;
        length++;
    }
    if (length == 0 || length > MAX || (c != EOF && !isspace(c))) {
        fprintf(stderr, "colors: expected 1 to %d letters A and B\n", MAX);
        return EXIT_FAILURE;
    }
    puts(lead > 0 ? "Alice" : "Bob");
    return 0;
}
