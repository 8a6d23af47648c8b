/* weighted-tic-tac-toe: tic-tac-toe in which a full board without a line goes to the larger sum. */
#include "rules.h"

enum { SIDE = 3, CELLS = SIDE * SIDE, MAX = 1000000000 };
enum mark { FREE, FIRST, SECOND };

static int64_t worth[CELLS];

/* A position: the marks of the cells, row by row, as a number to base 3, the first cell last. */
static const int64_t power[CELLS] = {1, 3, 9, 27, 81, 243, 729, 2187, 6561};

static enum mark mark_at(int64_t board, int cell) { return (enum mark)(board / power[cell] % 3); }

static int count(int64_t board, enum mark mark)
{
    int found = 0;
    for (int cell = 0; cell < CELLS; cell++) {
        found += mark_at(board, cell) == mark ? 1 : 0;
    }
    return found;
}

static int64_t sum_of(int64_t board, enum mark mark)
{
    int64_t sum = 0;
    for (int cell = 0; cell < CELLS; cell++) {
        sum += mark_at(board, cell) == mark ? worth[cell] : 0;
    }
    return sum;
}

static bool has_three(int64_t board, enum mark mark)
{
    bool found = false;
    for (int i = 0; i < SIDE; i++) {
        const int row = SIDE * i;
        found = found
                || (mark_at(board, row) == mark && mark_at(board, row + 1) == mark && mark_at(board, row + 2) == mark)
                || (mark_at(board, i) == mark && mark_at(board, i + 3) == mark && mark_at(board, i + 6) == mark);
    }
    return found
           || (mark_at(board, 4) == mark
               && ((mark_at(board, 0) == mark && mark_at(board, 8) == mark)
                   || (mark_at(board, 2) == mark && mark_at(board, 6) == mark)));
}

static enum mark mover_of(int64_t board) { return count(board, FREE) % 2 == 1 ? FIRST : SECOND; }

static void moves(int64_t board)
{
    const enum mark mine = mover_of(board);
    const enum mark theirs = mine == FIRST ? SECOND : FIRST;
    if (has_three(board, theirs)) {
        over(LOST);
    } else if (count(board, FREE) == 0) {
        over(sum_of(board, mine) > sum_of(board, theirs) ? WON : LOST);
    } else {
        for (int cell = 0; cell < CELLS; cell++) {
            if (mark_at(board, cell) == FREE) {
                leave(board + mine * power[cell], "cell %d,%d", cell / SIDE + 1, cell % SIDE + 1);
                spot("%d,%d", cell / SIDE + 1, cell % SIDE + 1);
            }
        }
    }
}

static void show(int64_t board)
{
    for (int cell = 0; cell < CELLS; cell++) {
        print(cell == 0 ? "" : cell % SIDE == 0 ? "\n" : " ");
        const enum mark mark = mark_at(board, cell);
        piece(mark == FREE ? "%" PRId64 : mark == FIRST ? "X(%" PRId64 ")" : "O(%" PRId64 ")", worth[cell]);
        spot("%d,%d", cell / SIDE + 1, cell % SIDE + 1);
    }
    spots(1, SIDE);
    fact("  sums: %" PRId64 ", %" PRId64, sum_of(board, FIRST), sum_of(board, SECOND));
}

static struct game game = {.moves = moves, .show = show, .board = "squares"};

static void input(void)
{
    int64_t sum = 0;
    for (int cell = 0; cell < CELLS; cell++) {
        if (cell > 0 && cell % SIDE == 0) {
            next_line();
        }
        worth[cell] = number("A", -MAX, MAX);
        sum += worth[cell];
    }
    must(sum % 2 != 0, "the sum of all A must be odd");
    put(&game, 0);
}

/* A board of these numbers; if their sum is even, the last one is one nearer to 0, or 1. */
static void try_board(const char *kind, int64_t *numbers)
{
    int64_t sum = 0;
    for (int cell = 0; cell < CELLS; cell++) {
        sum += numbers[cell];
    }
    if (sum % 2 == 0) {
        numbers[CELLS - 1] += numbers[CELLS - 1] > 0 ? -1 : 1;
    }
    for (int cell = 0; cell < CELLS; cell++) {
        add_input("%" PRId64 "%c", numbers[cell], cell % SIDE == SIDE - 1 ? '\n' : ' ');
    }
    try_input(kind, "");
}

static void cases(void)
{
    int64_t numbers[CELLS];
    for (int64_t code = 0; code < 1 << CELLS; code++) { /* all boards of 0 and 1, and of 0 and -1 */
        for (int sign = -1; sign <= 1; sign += 2) {
            for (int cell = 0; cell < CELLS; cell++) {
                numbers[cell] = sign * (code >> cell & 1);
            }
            try_board("small", numbers);
        }
    }
    for (int i = 0; i < 400; i++) {
        const int64_t most = i < 200 ? random_in(1, 9) : i < 300 ? random_magnitude(10, MAX) : MAX;
        for (int cell = 0; cell < CELLS; cell++) {
            numbers[cell] = i % 4 == 0 ? random_in(most - 2, most) : random_in(-most, most);
        }
        if (i % 4 == 1) { /* some cell is worth all others together, or nearly so */
            const int64_t number = random_in(0, 1) == 0 ? most : -most;
            numbers[random_in(0, CELLS - 1)] = number;
        }
        for (int cell = 0; cell < CELLS; cell++) {
            numbers[cell] = numbers[cell] > MAX ? MAX : numbers[cell];
        }
        try_board("random", numbers);
    }
    for (int64_t code = 0; code < 1 << CELLS; code += 5) { /* numbers at the ends of the range */
        for (int cell = 0; cell < CELLS; cell++) {
            numbers[cell] = (code >> cell & 1) == 1 ? MAX : -MAX;
        }
        try_board("limit", numbers);
    }
    for (int cell = 0; cell < CELLS; cell++) {
        add_input("%d%c", cell == 0 ? -MAX + 1 : -MAX, cell % SIDE == SIDE - 1 ? '\n' : ' ');
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "In turn a player takes a free cell (2,3: row 2, column 3) and scores its number; three cells in a line win at "
        "once. On a full board without a line the larger sum wins.",
    .players = {"Takahashi", "Aoki"},
    .input = input,
    .cases = cases,
};
