/* Tic-tac-toe: draws, a game that ends with a result, and an input that is a word. Another way: minimax
 * without a table. */
#include "rules.h"

enum { CELLS = 9, X = 1, O = 2 };

static const int64_t lines[][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                   {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
static int64_t given[CELLS];

static int64_t packed(const int64_t *cells)
{
    int64_t board = 0;
    for (int i = CELLS - 1; i >= 0; i--) {
        board = 3 * board + cells[i];
    }
    return board;
}

static void unpacked(int64_t board, int64_t *cells)
{
    for (int i = 0; i < CELLS; i++) {
        cells[i] = board % 3;
        board /= 3;
    }
}

static bool has_line(const int64_t *cells, int64_t mark)
{
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        if (cells[lines[i][0]] == mark && cells[lines[i][1]] == mark && cells[lines[i][2]] == mark) {
            return true;
        }
    }
    return false;
}

static int64_t marks(const int64_t *cells, int64_t mark)
{
    int64_t found = 0;
    for (int i = 0; i < CELLS; i++) {
        found += cells[i] == mark ? 1 : 0;
    }
    return found;
}

static void moves(int64_t board)
{
    int64_t cells[CELLS];
    unpacked(board, cells);
    const int64_t mover = marks(cells, X) == marks(cells, O) ? X : O;
    if (has_line(cells, X + O - mover)) {
        over(LOST);
    } else if (marks(cells, 0) == 0) {
        over(DRAWN);
    }
    for (int i = 0; i < CELLS && !has_line(cells, X + O - mover); i++) {
        if (cells[i] == 0) {
            cells[i] = mover;
            say("cell %d", i + 1);
            leave(packed(cells));
            cells[i] = 0;
        }
    }
}

static struct game game = {.moves = moves, .fixed = true};

/* 1, 0 or -1 for the player to move. */
static int minimax(int64_t *cells, int64_t mover)
{
    if (has_line(cells, X + O - mover)) {
        return -1;
    }
    int best = -2;
    for (int i = 0; i < CELLS; i++) {
        if (cells[i] == 0) {
            cells[i] = mover;
            const int value = -minimax(cells, X + O - mover);
            best = value > best ? value : best;
            cells[i] = 0;
        }
    }
    return best == -2 ? 0 : best;
}

static void input(void)
{
    const char *board = word("board", ".XO", CELLS, CELLS);
    for (int i = 0; i < CELLS; i++) {
        given[i] = board[i] == 'X' ? X : board[i] == 'O' ? O : 0;
    }
    const int64_t ahead = marks(given, X) - marks(given, O);
    must(ahead == 0 || ahead == 1, "X began");
    must(!has_line(given, X) && !has_line(given, O) && marks(given, 0) > 0, "the game is not over");
}

static void answer(void)
{
    static const char *const words[] = {"lost", "drawn", "won"};
    const enum result found = result(&game, packed(given));
    if (marks(given, 0) <= 7) {
        const int64_t mover = marks(given, X) == marks(given, O) ? X : O;
        demand((int)found - 1 == minimax(given, mover), "tic-tac-toe");
    }
    print("%s\n", words[found]);
}

static void cases(void)
{
    every_input("every");
}

const struct problem problem = {
    .rule = "Three in a row win.", .input = input, .answer = answer, .cases = cases};
