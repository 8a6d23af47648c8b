/* bolinhas-de-gude: marbles go up, left or both; whoever is first to bring one to (0, 0) wins. */
#include "rules.h"

enum { MARBLES = 1000, LAST = 100 };

static int64_t marbles;
static int64_t place[MARBLES];

static void line(int64_t row, int64_t column, int64_t up, int64_t left)
{
    const int64_t from_row = row;
    const int64_t from_column = column;
    for (row -= up, column -= left; row >= 0 && column >= 0; row -= up, column -= left) {
        say("%" PRId64 ",%" PRId64 " to %" PRId64 ",%" PRId64, from_row, from_column, row, column);
        if (row == 0 && column == 0) {
            win();
        } else {
            leave(pair(row, column));
        }
    }
}

static void moves(int64_t cell)
{
    line(first(cell), second(cell), 1, 0);
    line(first(cell), second(cell), 0, 1);
    line(first(cell), second(cell), 1, 1);
}

static void show(int64_t cell)
{
    print("a marble in (%" PRId64 ", %" PRId64 ")", first(cell), second(cell));
}

static struct game game = {.moves = moves, .fixed = true, .show = show};

static void input(void)
{
    marbles = number("N", 1, MARBLES);
    for (int64_t i = 0; i < marbles; i++) {
        next_line();
        const int64_t row = number("l", 1, LAST);
        place[i] = pair(row, number("c", 1, LAST));
    }
}

static void answer(void)
{
    clear();
    for (int64_t i = 0; i < marbles; i++) {
        put(&game, place[i]);
    }
    print("%s\n", (marbles == 1 ? wins(&game, place[0]) : sum_wins()) ? "Y" : "N");
}

/* Marbles in open cells up to `last`; where `lost`, the last one is put where the nim-sum becomes 0, if such
 * a cell is. */
static void random_marbles(const char *kind, int64_t count, int64_t last, bool lost)
{
    int64_t nim_sum = 0;
    add_input("%" PRId64 "\n", count);
    for (int64_t i = 0; i < count; i++) {
        int64_t row = 0;
        int64_t column = 0;
        for (int tries = 0; tries < 20000 && (tries == 0 || row == column); tries++) {
            row = random_in(1, last);
            column = random_in(1, last);
            if (lost && i == count - 1 && tries < 10000 && row != column
                && grundy(&game, pair(row, column)) != nim_sum) {
                column = row; /* once more */
            }
        }
        nim_sum ^= row == column ? 0 : grundy(&game, pair(row, column));
        add_input("%" PRId64 " %" PRId64 "\n", row, column);
    }
    try_added(kind);
}

/* A row of marbles, of which the last ones are put so that the first player loses: each of their numbers is
 * needed. */
static void close_row(int64_t row, int64_t nim_sum)
{
    int64_t count = 0;
    int64_t cells[MARBLES];
    for (int64_t column = 1; column <= LAST; column++) {
        if (column != row) {
            cells[count++] = pair(row, column);
        }
    }
    while (nim_sum != 0) {
        int64_t at = 1; /* of a cell with the wanted number, or else any open cell */
        while (at < LAST * LAST
               && (at / LAST == at % LAST || grundy(&game, pair(at / LAST + 1, at % LAST + 1)) != nim_sum)) {
            at++;
        }
        const int64_t cell =
            at < LAST * LAST ? pair(at / LAST + 1, at % LAST + 1) : pair(1, random_in(2, LAST));
        cells[count++] = cell;
        nim_sum ^= grundy(&game, cell);
    }
    add_input("%" PRId64 "\n", count);
    for (int64_t i = 0; i < count; i++) {
        add_input("%" PRId64 " %" PRId64 "\n", first(cells[i]), second(cells[i]));
    }
    try_added("whole-rows");
}

static void cases(void)
{
    for (int64_t row = 1; row <= LAST; row++) {
        int64_t nim_sum = 0;
        for (int64_t column = 1; column <= LAST; column++) {
            nim_sum ^= column == row ? 0 : grundy(&game, pair(row, column));
        }
        close_row(row, nim_sum);
    }
    narrow("N", 1, 1);
    narrow("l", 1, 30);
    narrow("c", 1, 30);
    every_input("one-marble");
    narrow("l", 1, 1);
    narrow("c", 1, LAST);
    every_input("one-marble");
    narrow("l", LAST, LAST);
    every_input("one-marble");
    narrow("N", 2, 2);
    narrow("l", 1, 5);
    narrow("c", 1, 6);
    every_input("two-marbles");
    narrow("N", 3, 3);
    narrow("l", 1, 3);
    narrow("c", 1, 4);
    every_input("three-marbles");
    widen();
    for (int i = 0; i < 100; i++) {
        random_marbles("two-marbles", 2, 14, i % 2 == 0);
    }
    for (int i = 0; i < 400; i++) {
        random_marbles("random", i < 200 ? random_in(3, 6) : random_magnitude(3, MARBLES),
                       i % 4 < 2 ? random_in(5, 30) : LAST, i % 2 == 0);
    }
    narrow("N", 3, MARBLES);
    random_inputs("anywhere", 50);
    edge_inputs("edge", 50);
    widen();
    random_marbles("largest", MARBLES, LAST, true);
    random_marbles("largest", MARBLES, LAST, false);
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move shifts one marble up, left, or up and left by the same; whoever first brings one to (0, "
            "0) wins.",
    .input = input,
    .answer = answer,
    .cases = cases,
};
