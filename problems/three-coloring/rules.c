/* three-coloring: Alice names a color, Bob puts a token of another one on a cell; Alice wants neighbors of one color. */
#include "rules.h"

enum { MAX = 100, COLORS = 3, LISTED = 2, SHOWN = 8 };

static int64_t n;

/* ---- a position: the color that Alice has named, 0: she is to name one; then the color of each cell, by rows, or 0 ---- */

static int64_t whole[1 + MAX * MAX]; /* of positions that are looked at */

/* Whether a neighbor of this cell, which is numbered from 0, has this color. */
static bool meets(const int64_t *color_of, int64_t cell, int64_t color)
{
    const int64_t column = cell % n;
    return (cell >= n && color_of[cell - n] == color) || (cell + n < n * n && color_of[cell + n] == color)
           || (column > 0 && color_of[cell - 1] == color) || (column + 1 < n && color_of[cell + 1] == color);
}

static void moves(int64_t position)
{
    int64_t at[1 + LISTED * LISTED];
    bool is_full = true;
    numbers_of(position, at);
    int64_t *cells = at + 1;
    for (int64_t cell = 0; cell < n * n; cell++) {
        is_full = is_full && cells[cell] > 0;
        if (cells[cell] > 0 && meets(cells, cell, cells[cell])) {
            over(WON); /* Alice is to move */
            return;
        }
    }
    if (is_full) {
        over(LOST);
        return;
    }
    const int64_t named = at[0];
    for (int64_t color = 1; color <= COLORS && named == 0; color++) {
        at[0] = color;
        leave(position_of(at, 1 + n * n), "name %" PRId64, color);
    }
    at[0] = 0;
    for (int64_t cell = 0; cell < n * n && named > 0; cell++) {
        for (int64_t color = 1; color <= COLORS && cells[cell] == 0; color++) {
            if (color != named) {
                cells[cell] = color;
                leave(position_of(at, 1 + n * n), "put %" PRId64 " on %" PRId64 ",%" PRId64, color, cell / n + 1,
                      cell % n + 1);
                spot("%" PRId64 ",%" PRId64, cell / n + 1, cell % n + 1);
                cells[cell] = 0;
            }
        }
    }
}

static void show(int64_t position)
{
    numbers_of(position, whole);
    if (n > SHOWN) {
        print("%" PRId64 " rows and columns", n);
        return;
    }
    for (int64_t cell = 0; cell < n * n; cell++) {
        print(cell == 0 ? "" : cell % n == 0 ? " / " : " ");
        if (whole[1 + cell] > 0) {
            piece("%" PRId64, whole[1 + cell]);
            spot("%" PRId64 ",%" PRId64, cell / n + 1, cell % n + 1);
        } else {
            print("-");
        }
    }
    if (whole[0] > 0) {
        fact("; named: %" PRId64, whole[0]);
    }
    spots(1, n);
}

static struct game small_board = {.moves = moves};

/* Whether Alice is to move on a board that Bob may have left by the plan of the page: cells alternate in two kinds, with the
   colors 1 and 2; when all cells of one kind have theirs, those of the other kind may have 3. */
static bool is_planned(const int64_t *at)
{
    bool has_gap[2] = {false, false};
    bool has_third[2] = {false, false};
    bool is_good = at[0] == 0;
    for (int64_t cell = 0; cell < n * n; cell++) {
        const int kind = (int)((cell / n + cell % n) % 2);
        const int64_t color = at[1 + cell];
        has_gap[kind] = has_gap[kind] || color != kind + 1;
        has_third[kind] = has_third[kind] || color == COLORS;
        is_good = is_good && (color == 0 || color == kind + 1 || color == COLORS);
    }
    return is_good && !(has_third[0] && has_gap[1]) && !(has_third[1] && has_gap[0]);
}

/* The theorem of the page: from all these boards on Bob wins. Others are searched. */
static int64_t proved(int64_t position)
{
    numbers_of(position, whole);
    return is_planned(whole) ? LOST : wins(&small_board, position) ? WON : LOST;
}

static int64_t why(int64_t position)
{
    numbers_of(position, whole);
    if (is_planned(whole)) {
        print("As on a chessboard cells of two kinds alternate, and neighbors are of different kinds. One kind gets 1, "
              "the other one 2, as long as Alice allows either. When one kind is full, each cell that is left gets its "
              "own color or 3: she forbids only one of these.");
    }
    return proved(position);
}

static bool is_small(int64_t position)
{
    (void)position;
    return n <= LISTED;
}

static struct game board = {
    .moves = moves,
    .listed = is_small,
    .searched = is_small,
    .proved = proved,
    .why = why,
    .show = show,
    .board = "squares",
};

static void input(void)
{
    n = number("n", 2, MAX);
    for (int64_t i = 0; i <= n * n; i++) {
        whole[i] = 0;
    }
    put(&board, position_of(whole, 1 + n * n));
}

/* ---- the conversation ---- */

static int64_t color_of[MAX * MAX];

/* On how many cells a token of each color can be put without a neighbor of it. */
static void count_room(int64_t *room)
{
    for (int64_t color = 1; color <= COLORS; color++) {
        room[color] = 0;
        for (int64_t cell = 0; cell < n * n; cell++) {
            room[color] += color_of[cell] == 0 && !meets(color_of, cell, color) ? 1 : 0;
        }
    }
}

/* Alice names the color that has most room; of large boards only in some turns, for it takes long. */
static int64_t name_color(int64_t turn)
{
    enum { OFTEN = 8 };
    int64_t room[1 + COLORS];
    int64_t named = random_in(1, COLORS);
    if (opponent() == 0 && (n <= OFTEN || turn % n == 0)) {
        count_room(room);
        for (int64_t color = 1; color <= COLORS; color++) {
            named = room[color] > room[named] ? color : named;
        }
    }
    tell("%" PRId64, named);
    return named;
}

static bool hear_token(int64_t named)
{
    int64_t color = 0;
    int64_t row = 0;
    int64_t column = 0;
    if (!hear("b", 1, COLORS, &color) || !hear("i", 1, n, &row) || !hear("j", 1, n, &column)) {
        return false;
    }
    const int64_t cell = n * (row - 1) + column - 1;
    if (color == named) {
        refuse("color %" PRId64 " is the one that was named", color);
    } else if (color_of[cell] > 0) {
        refuse("cell %" PRId64 ",%" PRId64 " is not empty", row, column);
    } else if (meets(color_of, cell, color)) {
        refuse("cell %" PRId64 ",%" PRId64 " gets color %" PRId64 ", as a neighbor has it: Alice wins", row, column,
               color);
    } else {
        color_of[cell] = color;
        return true;
    }
    return false;
}

static void converse(void)
{
    bool goes_on = true;
    tell("%" PRId64, n);
    for (int64_t cell = 0; cell < n * n; cell++) {
        color_of[cell] = 0;
    }
    for (int64_t turn = 0; turn < n * n && goes_on; turn++) {
        goes_on = hear_token(name_color(turn));
    }
}

/* All boards of two rows that follow the plan: each cell is empty, or has the color of its kind, or 3. */
static void compare_plans(void)
{
    n = LISTED;
    for (int64_t code = 0; code < 81; code++) {
        for (int64_t cell = 0, rest = code; cell < n * n; cell++, rest /= 3) {
            const int64_t kind = (cell / n + cell % n) % 2;
            whole[1 + cell] = rest % 3 == 1 ? kind + 1 : rest % 3 == 2 ? COLORS : 0;
        }
        whole[0] = 0;
        if (is_planned(whole)) {
            compare_formula(&board, position_of(whole, 1 + n * n));
        }
    }
}

static void cases(void)
{
    compare_plans();
    every_input("small", "n 2..20");
    random_inputs("random", 30, "n 21..60");
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "In each turn Alice names a color of 1, 2 and 3, and Bob puts a token of another color on an empty cell. Alice "
        "wins if two neighbors have one color, Bob if none have in the end.",
    .players = {"Alice", "Bob"},
    .input = input,
    .cases = cases,
    .converse = converse,
};
