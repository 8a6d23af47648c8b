/* bolinhas-de-gude: marbles go up, left or both; whoever is first to bring one to (0, 0) wins. */
#include "rules.h"

enum { MARBLES = 1000, LAST = 100, MAX_DRAWN = 20 };

static int64_t cell(int64_t line, int64_t column) { return position_of((int64_t[]){line, column}, 2); }

static void shift(const int64_t *from, int64_t up, int64_t left)
{
    for (int64_t u = 1; from[0] >= u * up && from[1] >= u * left; u++) {
        const int64_t to[2] = {from[0] - u * up, from[1] - u * left};
        if (to[0] == 0 && to[1] == 0) {
            win(cell(0, 0), "%" PRId64 ",%" PRId64 " to 0,0", from[0], from[1]);
            spot("%" PRId64 ",%" PRId64 " 0,0", from[0], from[1]);
        } else {
            leave(position_of(to, 2), "%" PRId64 ",%" PRId64 " to %" PRId64 ",%" PRId64, from[0], from[1], to[0],
                  to[1]);
            spot("%" PRId64 ",%" PRId64 " %" PRId64 ",%" PRId64, from[0], from[1], to[0], to[1]);
        }
    }
}

static void moves(int64_t position)
{
    int64_t from[2];
    numbers_of(position, from);
    shift(from, 1, 0);
    shift(from, 0, 1);
    shift(from, 1, 1);
}

static void show(int64_t position)
{
    int64_t at[2];
    numbers_of(position, at);
    print("a marble in");
    piece(" (%" PRId64 ", %" PRId64 ")", at[0], at[1]);
    spot("%" PRId64 ",%" PRId64, at[0], at[1]);
    mark("token");
}

static struct game game = {.moves = moves, .fixed = true, .show = show, .board = "squares", .part = "with marble"};

/* The corner of the board with the marbles in it, how many in each cell. */
static void draw(const int64_t *positions, const int64_t *counts, int64_t parts)
{
    int64_t board[MAX_DRAWN][MAX_DRAWN] = {{0}};
    int64_t at[2];
    int64_t last = 0;
    for (int64_t i = 0; i < parts; i++) {
        numbers_of(positions[i], at);
        last = at[0] > last ? at[0] : last;
        last = at[1] > last ? at[1] : last;
    }
    spots(0, last > 3 ? last : 3);
    for (int64_t i = 0; i < parts && last < MAX_DRAWN; i++) {
        numbers_of(positions[i], at);
        board[at[0]][at[1]] += counts[i];
    }
    for (int64_t line = 0; line <= last && last < MAX_DRAWN; line++) {
        for (int64_t column = 0; column <= last; column++) {
            const int64_t many = board[line][column];
            print("%s%c", column > 0 ? " " : "", ".123456789+"[many < 10 ? many : 10]);
        }
        print(line < last ? "\n" : "  (0,0 is the upper left corner)");
    }
}

static void input(void)
{
    const int64_t marbles = count_of_next("N", 1, MARBLES);
    for (int64_t i = 0; i < marbles; i++) {
        next_line();
        const int64_t line = number("l", 1, LAST);
        put(&game, cell(line, number("c", 1, LAST)));
    }
}

/* A marble in every open cell of a line (no move from there wins at once) and two more, chosen so that the first
   player loses. So the number of each cell counts. */
static void try_line(int64_t line)
{
    int64_t nim_sum = 0;
    add_input("%d\n", LAST + 1);
    for (int64_t column = 1; column <= LAST; column++) {
        if (column != line) {
            add_input("%" PRId64 " %" PRId64 "\n", line, column);
            nim_sum ^= grundy(&game, cell(line, column));
        }
    }
    int64_t one = 1; /* the two are in the last line */
    int64_t other = 1;
    while ((grundy(&game, cell(LAST, one)) ^ grundy(&game, cell(LAST, other))) != nim_sum) {
        one += other == LAST - 1 ? 1 : 0;
        other = other == LAST - 1 ? 1 : other + 1;
    }
    try_input("whole-rows", "%d %" PRId64 "\n%d %" PRId64 "\n", LAST, one, LAST, other);
}

static void cases(void)
{
    for (int64_t line = 1; line <= LAST; line++) {
        try_line(line);
    }
    every_input("one-marble", "N 1, l 1..30, c 1..30");
    every_input("one-marble", "N 1, l 1");
    every_input("one-marble", "N 1, l 100");
    every_input("two-marbles", "N 2, l 1..5, c 1..6");
    every_input("three-marbles", "N 3, l 1..3, c 1..4");
    lost_inputs("two-marbles", 60, "N 2, l 1..7, c 8..14");
    lost_inputs("random", 100, "N 3..6, l 1..15, c 16..30");
    lost_inputs("random", 100, "N 3..6");
    lost_inputs("random", 100, "N 3..12, l 1..50, c 51..100"); /* all in open cells */
    lost_inputs("random", 100, "N 3..12, l 51..100, c 1..50");
    random_inputs("anywhere", 50, "N 3..1000");
    edge_inputs("edge", 50, "N 3..1000");
    random_inputs("largest", 4, "N 999..1000, l 1..50, c 51..100");
    lost_inputs("largest", 1, "N 998, l 51..100, c 1..50");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move shifts one marble up, left, or up and left by the same; whoever first brings one to (0, 0) wins.",
    .outputs = {"Y", "N"},
    .input = input,
    .draw = draw,
    .cases = cases,
};
