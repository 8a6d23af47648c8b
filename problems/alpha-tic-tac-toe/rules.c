/* Alpha Tic-Tac-Toe: the usual game on 3 x 3 cells, from a given board on; it ends in a win, a draw or a loss. */
#include "rules.h"

#include <string.h>

enum { SIDE = 3, CELLS = SIDE * SIDE };
enum mark { FREE, X, O };

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

static bool has_three(int64_t board, enum mark mark)
{
    static const int lines[8][SIDE] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                       {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    bool found = false;
    for (int i = 0; i < 8 && !found; i++) {
        found = mark_at(board, lines[i][0]) == mark && mark_at(board, lines[i][1]) == mark
                && mark_at(board, lines[i][2]) == mark;
    }
    return found;
}

static enum mark mover_of(int64_t board) { return count(board, X) == count(board, O) ? X : O; }

static void moves(int64_t board)
{
    const enum mark mine = mover_of(board);
    if (has_three(board, mine == X ? O : X)) {
        over(LOST);
    } else if (count(board, FREE) == 0) {
        over(DRAWN);
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
        const char *before = cell == 0 ? "" : cell % SIDE == 0 ? "\n" : " ";
        print("%s", before);
        if (mark_at(board, cell) == FREE) {
            print(".");
        } else {
            piece("%c", ".XO"[mark_at(board, cell)]);
            spot("%d,%d", cell / SIDE + 1, cell % SIDE + 1);
        }
    }
    spots(1, SIDE);
    if (count(board, FREE) > 0 && !has_three(board, X) && !has_three(board, O)) {
        print("  %c to move", ".XO"[mover_of(board)]);
    }
}

static struct game game = {.moves = moves, .show = show, .board = "squares", .fixed = true};

static void input(void)
{
    int64_t given = 0;
    for (int cell = 0; cell < CELLS; cell++) {
        if (cell > 0 && cell % SIDE == 0) {
            next_line();
        }
        given += number("cell", 0, 2) * power[cell];
    }
    const int more = count(given, X) - count(given, O);
    must(more == 0 || more == 1, "X must be as many as O, or one more");
    must(!has_three(given, X) && !has_three(given, O) && count(given, FREE) > 0, "the game must not be over");
    put(&game, given);
}

static void cases(void)
{
    every_input("board", "");
    add_input("0 0 0\n0 0 0\n0 0 0\n");
    largest_input("largest"); /* the empty board: the longest search */
}

/* ---- SPOJ MYQ8: any board, also one that no game has ---- */

static const char letters[] = ".xo";
static int64_t board_given;
static bool is_reached; /* by some game */

static bool is_possible(int64_t board)
{
    const int more = count(board, X) - count(board, O);
    return (more == 0 && !has_three(board, X)) || (more == 1 && !has_three(board, O));
}

static void no_moves(int64_t board)
{
    insist(!is_possible(board), "a board that some game has is played on");
    over(DRAWN);
}

static void show_impossible(int64_t board)
{
    show(board);
    print("  no game leads here");
}

static struct game no_game = {.moves = no_moves, .show = show_impossible, .board = "grid", .fixed = true};

static void input_of_spoj(void)
{
    board_given = 0;
    next_line(); /* which is empty */
    for (int cell = 0; cell < CELLS; cell += SIDE) {
        if (cell > 0) {
            next_line();
        }
        const char *row = word("row", letters, SIDE, SIDE);
        for (int i = 0; i < SIDE && row[i] != '\0'; i++) {
            board_given += (strchr(letters, row[i]) - letters) * power[cell + i];
        }
    }
    is_reached = is_possible(board_given);
    put(is_reached ? &game : &no_game, board_given);
}

static void answer_of_spoj(void)
{
    const int64_t result = is_reached ? lead(&game, board_given) : 0;
    print(!is_reached ? "invalid\n" : result > 0 ? "win\n" : result < 0 ? "lose\n" : "tie\n");
}

static void add_board(int64_t board)
{
    for (int cell = 0; cell < CELLS; cell++) {
        add_input("%s%c", cell == 0 ? "\n" : "", letters[mark_at(board, cell)]);
        add_input("%s", cell % SIDE == SIDE - 1 ? "\n" : "");
    }
}

static void cases_of_spoj(void)
{
    enum { BOARDS = 19683, TOGETHER = 250, MAX = 600000 /* of 13 bytes: judges take no files of more than 12 MB */ };
    for (int64_t board = 0; board < BOARDS; board += board % 7 == 0 ? 1 : 29) {
        add_input("1\n");
        add_board(board);
        try_input("single", "");
    }
    for (int64_t first = 0; first < BOARDS; first += TOGETHER) { /* all boards */
        const int64_t end = first + TOGETHER < BOARDS ? first + TOGETHER : BOARDS;
        add_input("%" PRId64 "\n", end - first);
        for (int64_t board = first; board < end; board++) {
            add_board(board);
        }
        try_input("many", "");
    }
    add_input("%d\n", MAX);
    for (int i = 0; i < MAX; i++) {
        add_board(random_in(0, BOARDS - 1));
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "X and O are written in turn into free cells (2,3: row 2, column 3); three in a line win, a full "
            "board without them is a draw.",
    .outputs = {"W", "L", "D"},
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "spoj-myq8",
             .outputs = {"win", "lose", "tie"},
             .games = {COUNTED, "T", 1, 1000000},
             .input = input_of_spoj,
             .answer = answer_of_spoj,
             .cases = cases_of_spoj},
            {0},
        },
};
