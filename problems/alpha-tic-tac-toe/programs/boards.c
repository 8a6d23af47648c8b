/*
 * How many boards does a search from the empty board look at? Four ways, each with two orders of the moves.
 * The page shows what this prints.
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { CELLS = 9, FULL = 511, LOSS = -1, DRAW = 0, WIN = 1 };

static const int row_by_row[CELLS] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const int centre_first[CELLS] = {4, 0, 2, 6, 8, 1, 3, 5, 7};
static const int *order;
static int looked_at;

static bool has_line(int cells)
{
    static const int lines[] = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
    for (int i = 0; i < 8; i++) {
        if ((cells & lines[i]) == lines[i]) {
            return true;
        }
    }
    return false;
}

/* Is the game over? Then *result is what the player to move gets. Counts every board that is looked at. */
static bool over(int mine, int theirs, int *result)
{
    looked_at++;
    *result = has_line(theirs) ? LOSS : DRAW;
    return *result == LOSS || (mine | theirs) == FULL;
}

static int larger(int a, int b) { return a > b ? a : b; }

static int minimax(int mine, int theirs)
{
    int best = LOSS;
    if (over(mine, theirs, &best)) {
        return best;
    }
    best = LOSS;
    for (int i = 0; i < CELLS; i++) {
        if (((mine | theirs) >> order[i] & 1) == 0) {
            best = larger(best, -minimax(theirs, mine | 1 << order[i]));
        }
    }
    return best;
}

static int stop_at_a_win(int mine, int theirs)
{
    int best = LOSS;
    if (over(mine, theirs, &best)) {
        return best;
    }
    best = LOSS;
    for (int i = 0; i < CELLS && best < WIN; i++) {
        if (((mine | theirs) >> order[i] & 1) == 0) {
            best = larger(best, -stop_at_a_win(theirs, mine | 1 << order[i]));
        }
    }
    return best;
}

static int alpha_beta(int mine, int theirs, int sure, int limit)
{
    int result;
    if (over(mine, theirs, &result)) {
        return result;
    }
    for (int i = 0; i < CELLS && sure < limit; i++) {
        if (((mine | theirs) >> order[i] & 1) == 0) {
            sure = larger(sure, -alpha_beta(theirs, mine | 1 << order[i], -limit, -sure));
        }
    }
    return sure;
}

static struct {
    bool known;
    int best;
} memory[FULL + 1][FULL + 1];

static int with_memory(int mine, int theirs)
{
    if (!memory[mine][theirs].known) {
        int best = LOSS;
        if (!over(mine, theirs, &best)) {
            best = LOSS;
            for (int i = 0; i < CELLS; i++) {
                if (((mine | theirs) >> order[i] & 1) == 0) {
                    best = larger(best, -with_memory(theirs, mine | 1 << order[i]));
                }
            }
        }
        memory[mine][theirs].best = best;
        memory[mine][theirs].known = true;
    }
    return memory[mine][theirs].best;
}

static int counted(int search, const int with_order[])
{
    looked_at = 0;
    order = with_order;
    memset(memory, 0, sizeof memory);
    switch (search) {
    case 0: minimax(0, 0); break;
    case 1: stop_at_a_win(0, 0); break;
    case 2: alpha_beta(0, 0, LOSS, WIN); break;
    default: with_memory(0, 0); break;
    }
    return looked_at;
}

int main(void)
{
    static const char *const names[] = {"minimax", "stop at a win", "alpha-beta", "minimax with memory"};
    printf("%-20s %10s %13s\n", "boards looked at", "row by row", "centre first");
    for (int search = 0; search < 4; search++) {
        printf("%-20s %10d %13d\n", names[search], counted(search, row_by_row), counted(search, centre_first));
    }
    return 0;
}
