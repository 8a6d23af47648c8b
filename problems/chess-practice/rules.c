/* chess-practice: queens go up, left or both; whoever is first to bring one to (0, 0) wins. Five games an input. */
#include "rules.h"

enum { GAMES = 5, QUEENS = 50, LAST = 99, MOST_DRAWN = 20 };

static int64_t queens;
static int64_t place[QUEENS];

static int64_t cell(int64_t x, int64_t y)
{
    const int64_t numbers[2] = {x, y};
    return row(numbers, 2);
}

static void shift(const int64_t *from, int64_t up, int64_t left)
{
    for (int64_t u = 1; from[0] >= u * up && from[1] >= u * left; u++) {
        const int64_t to[2] = {from[0] - u * up, from[1] - u * left};
        if (to[0] == 0 && to[1] == 0) {
            win("%" PRId64 ",%" PRId64 " to 0,0", from[0], from[1]);
        } else {
            leave(row(to, 2), "%" PRId64 ",%" PRId64 " to %" PRId64 ",%" PRId64, from[0], from[1], to[0], to[1]);
        }
    }
}

static void moves(int64_t position)
{
    int64_t from[2];
    unrow(position, from);
    shift(from, 1, 0);
    shift(from, 0, 1);
    shift(from, 1, 1);
}

static void show(int64_t position)
{
    int64_t at[2];
    unrow(position, at);
    print("a queen on (%" PRId64 ", %" PRId64 ")", at[0], at[1]);
}

static struct game game = {.moves = moves, .fixed = true, .show = show};

/* The corner of the board with the queens on it, how many in each cell. */
static void draw(const int64_t *positions, const int64_t *counts, int64_t parts)
{
    int64_t board[MOST_DRAWN][MOST_DRAWN] = {{0}};
    int64_t at[2];
    int64_t last = 0;
    for (int64_t i = 0; i < parts; i++) {
        unrow(positions[i], at);
        last = at[0] > last ? at[0] : last;
        last = at[1] > last ? at[1] : last;
        if (last >= MOST_DRAWN) {
            return; /* too large to be drawn */
        }
        board[at[0]][at[1]] += counts[i];
    }
    for (int64_t line = 0; line <= last; line++) {
        for (int64_t column = 0; column <= last; column++) {
            const int many = board[line][column] < 10 ? (int)board[line][column] : 10;
            print("%s%c", column > 0 ? " " : "", many == 0 ? '.' : many < 10 ? '0' + many : '+');
        }
        print("%s", line < last ? "\n" : "  (0,0 is the upper left corner)");
    }
}

static void input(void)
{
    queens = number("N", 1, QUEENS);
    for (int64_t i = 0; i < queens; i++) {
        next_line();
        const int64_t x = number("X", 0, LAST);
        place[i] = cell(x, number("Y", x == 0, LAST));
    }
}

static void position(void)
{
    for (int64_t i = 0; i < queens; i++) {
        put(&game, place[i]);
    }
}

/* An open cell, from which no move wins at once, of this number or else any. */
static int64_t open_cell(int64_t wanted)
{
    for (int64_t line = 1; line <= LAST; line++) {
        for (int64_t column = 1; column <= LAST; column++) {
            if (line != column && grundy(&game, cell(line, column)) == wanted) {
                return cell(line, column);
            }
        }
    }
    return cell(1, random_in(2, LAST));
}

/* Adds a game of queens in open cells; where `lost`, with some more that make the first player lose: then each
   number of them is needed. */
static void add_cells(int64_t *cells, int64_t count, bool lost)
{
    int64_t nim_sum = 0;
    for (int64_t i = 0; i < count; i++) {
        nim_sum ^= grundy(&game, cells[i]);
    }
    while (lost && nim_sum != 0 && count < QUEENS) {
        cells[count] = open_cell(nim_sum);
        nim_sum ^= grundy(&game, cells[count++]);
    }
    add_input("%" PRId64 "\n", count);
    for (int64_t i = 0; i < count; i++) {
        int64_t numbers[2];
        unrow(cells[i], numbers);
        add_input("%" PRId64 " %" PRId64 "\n", numbers[0], numbers[1]);
    }
}

/* The queens of half a row of the board. */
static void add_half_row(int64_t x, int64_t half)
{
    int64_t cells[QUEENS];
    int64_t count = 0;
    for (int64_t y = 1 + half; y <= LAST && count < 45; y += 2) {
        if (x != y) {
            cells[count++] = cell(x, y);
        }
    }
    add_cells(cells, count, true);
}

static void add_random(int64_t count, int64_t last, bool lost)
{
    int64_t cells[QUEENS];
    for (int64_t i = 0; i < count;) {
        const int64_t x = random_in(1, last);
        const int64_t y = random_in(1, last);
        if (x != y) {
            cells[i++] = cell(x, y);
        }
    }
    add_cells(cells, count, lost);
}

/* All cells where a queen wins at once, and all near the corner, five at a time. */
static void one_queen(void)
{
    int64_t games = 0;
    for (int64_t at = 1; at < 100 * 100 || games % GAMES != 0; at++) {
        const int64_t x = at / 100 % 100;
        const int64_t y = at % 100;
        if (x == 0 || y == 0 || x == y || (x <= 20 && y <= 20)) {
            /* cppcheck-suppress knownConditionTrueFalse ; the last games are filled up beyond the board */
            add_input("1\n%" PRId64 " %" PRId64 "\n", x, at < 100 * 100 ? y : 1);
            if (++games % GAMES == 0) {
                try_input("one-queen", "");
            }
        }
    }
}

static void cases(void)
{
    /* three games that are won at once, and two more; or two queens in the last game */
    for (int a = 1; a < 25; a++) {
        for (int b = 1; b < 25; b++) {
            add_input("1\n0 1\n1\n0 1\n1\n0 1\n");
            try_input("small", "1\n%d %d\n1\n%d %d\n", a / 5, a % 5, b / 5, b % 5);
            add_input("1\n0 1\n1\n0 1\n1\n0 1\n1\n0 1\n");
            try_input("two-queens", "2\n%d %d\n%d %d\n", a / 5, a % 5, b / 5, b % 5);
        }
    }
    one_queen();
    /* every row of the board twice, in two halves */
    for (int64_t half = 0; half < 2 * LAST || half % GAMES != 0; half++) {
        add_half_row(half % LAST + 1, half / LAST % 2);
        if (half % GAMES == GAMES - 1) {
            try_input("half-rows", "");
        }
    }
    for (int i = 0; i < 200; i++) {
        for (int g = 0; g < GAMES; g++) {
            const int64_t last = i % 2 == 0 ? random_in(5, 30) : LAST;
            add_random(random_magnitude(3, QUEENS - 2), last, (i + g) % 2 == 0);
        }
        try_input("random", "");
    }
    random_inputs("anywhere", 100, "N 3..50");
    edge_inputs("edge", 100, "N 3..50");
    for (int g = 0; g < GAMES; g++) {
        add_random(QUEENS - 2 * (g % 2), LAST, g % 2 == 1);
    }
    try_input("largest", "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move shifts one queen up, left, or up and left by the same; whoever first brings one to (0, "
            "0) wins.",
    .outputs = {"S", "D"},
    .games = {.how = EXACTLY, .low = GAMES},
    .input = input,
    .position = position,
    .draw = draw,
    .cases = cases,
};
