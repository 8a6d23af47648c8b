/* bolinhas-de-gude: marbles go up, left or both; whoever is first to bring one to (0, 0) wins. */
#include "rules.h"

enum { MARBLES = 1000, LAST = 100, MOST_DRAWN = 20 };

static int64_t marbles;
static int64_t place[MARBLES];

static int64_t cell(int64_t line, int64_t column)
{
    const int64_t numbers[2] = {line, column};
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
    print("a marble in (%" PRId64 ", %" PRId64 ")", at[0], at[1]);
}

static struct game game = {.moves = moves, .fixed = true, .show = show};

/* The corner of the board with the marbles in it, how many in each cell. */
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
    marbles = number("N", 1, MARBLES);
    for (int64_t i = 0; i < marbles; i++) {
        next_line();
        const int64_t line = number("l", 1, LAST);
        place[i] = cell(line, number("c", 1, LAST));
    }
}

static void position(void)
{
    for (int64_t i = 0; i < marbles; i++) {
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

/* Tries marbles in open cells; where `lost`, with some more that make the first player lose: then each number of
   them is needed. */
static void try_cells(const char *kind, int64_t *cells, int64_t count, bool lost)
{
    int64_t nim_sum = 0;
    for (int64_t i = 0; i < count; i++) {
        nim_sum ^= grundy(&game, cells[i]);
    }
    while (lost && nim_sum != 0 && count < MARBLES) {
        cells[count] = open_cell(nim_sum);
        nim_sum ^= grundy(&game, cells[count++]);
    }
    add_input("%" PRId64 "\n", count);
    for (int64_t i = 0; i < count; i++) {
        int64_t numbers[2];
        unrow(cells[i], numbers);
        add_input("%" PRId64 " %" PRId64 "\n", numbers[0], numbers[1]);
    }
    try_input(kind, "");
}

static void try_row(int64_t line)
{
    int64_t cells[MARBLES];
    int64_t count = 0;
    for (int64_t column = 1; column <= LAST; column++) {
        if (column != line) {
            cells[count++] = cell(line, column);
        }
    }
    try_cells("whole-rows", cells, count, true);
}

static void try_random(const char *kind, int64_t count, int64_t last, bool lost)
{
    int64_t cells[MARBLES];
    for (int64_t i = 0; i < count;) {
        const int64_t line = random_in(1, last);
        const int64_t column = random_in(1, last);
        if (line != column) {
            cells[i++] = cell(line, column);
        }
    }
    try_cells(kind, cells, count, lost);
}

static void cases(void)
{
    for (int64_t line = 1; line <= LAST; line++) {
        try_row(line);
    }
    every_input("one-marble", "N 1, l 1..30, c 1..30");
    every_input("one-marble", "N 1, l 1");
    every_input("one-marble", "N 1, l 100");
    every_input("two-marbles", "N 2, l 1..5, c 1..6");
    every_input("three-marbles", "N 3, l 1..3, c 1..4");
    for (int i = 0; i < 100; i++) {
        try_random("two-marbles", 2 - i % 2, 14, i % 2 == 1);
    }
    for (int i = 0; i < 400; i++) {
        const int64_t last = i % 4 < 2 ? random_in(5, 30) : LAST;
        try_random("random", i < 200 ? random_in(3, 6) : random_magnitude(3, MARBLES - 2), last, i % 2 == 0);
    }
    random_inputs("anywhere", 50, "N 3..1000");
    edge_inputs("edge", 50, "N 3..1000");
    try_random("largest", MARBLES, LAST, false);
    try_random("largest", MARBLES - 2, LAST, true);
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move shifts one marble up, left, or up and left by the same; whoever first brings one to (0, "
            "0) wins.",
    .outputs = {"Y", "N"},
    .input = input,
    .position = position,
    .draw = draw,
    .cases = cases,
};
