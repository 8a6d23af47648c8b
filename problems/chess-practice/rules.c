/* chess-practice: queens go up, left or both; whoever is first to bring one to (0, 0) wins. An input has five games. */
#include "rules.h"

enum { GAMES = 5, QUEENS = 50, LAST = 99, MAX_DRAWN = 20 };

static int64_t cell(int64_t x, int64_t y) { return position_of((int64_t[]){x, y}, 2); }

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
    print("a queen on");
    piece(" (%" PRId64 ", %" PRId64 ")", at[0], at[1]);
    spot("%" PRId64 ",%" PRId64, at[0], at[1]);
    mark("token");
    mark("queen");
}

static struct game game = {.moves = moves, .fixed = true, .show = show, .board = "squares", .part = "with queen"};

/* The corner of the board with the queens on it, how many in each cell. */
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
    const int64_t queens = count_of_next("N", 1, QUEENS);
    for (int64_t i = 0; i < queens; i++) {
        next_line();
        const int64_t x = number("X", 0, LAST);
        put(&game, cell(x, number("Y", x == 0 ? 1 : 0, LAST)));
    }
}

/* A game with a queen in every third open cell of a line (no move from there wins at once) and two more, chosen so
   that the first player loses. So the number of each cell counts. */
static void add_third(int64_t x, int64_t third)
{
    int64_t nim_sum = 0;
    add_input("%d\n", LAST / 3 + 2 - (x % 3 == third ? 1 : 0));
    for (int64_t y = third + (third == 0 ? 3 : 0); y <= LAST; y += 3) {
        if (x != y) {
            add_input("%" PRId64 " %" PRId64 "\n", x, y);
            nim_sum ^= grundy(&game, cell(x, y));
        }
    }
    int64_t one = 1; /* the two are in the last line */
    int64_t other = 1;
    while ((grundy(&game, cell(LAST, one)) ^ grundy(&game, cell(LAST, other))) != nim_sum) {
        one += other == LAST - 1 ? 1 : 0;
        other = other == LAST - 1 ? 1 : other + 1;
    }
    add_input("%d %" PRId64 "\n%d %" PRId64 "\n", LAST, one, LAST, other);
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
    for (int at = 0; at < 400; at++) { /* one queen in each cell near the corner */
        add_input("1\n%d %d\n", at / 20 + 1, at % 20 + 1);
        if (at % GAMES == GAMES - 1) {
            try_input("one-queen", "");
        }
    }
    for (int k = 1; k <= LAST; k++) { /* and in each cell that wins at once */
        add_input("1\n0 %d\n1\n%d 0\n1\n%d %d\n", k, k, k, k);
        try_input("one-queen", "1\n%d %d\n1\n%d %d\n", k, LAST, LAST, k);
    }
    for (int at = 0; at < 3 * LAST + 3; at++) {
        add_third(at % LAST + 1, at / LAST % 3);
        if (at % GAMES == GAMES - 1) {
            try_input("thirds", "");
        }
    }
    lost_inputs("random", 25, "N 3..6, X 1..30, Y 31..60"); /* all in open cells */
    lost_inputs("random", 25, "N 3..6, X 50..99, Y 1..49");
    random_inputs("anywhere", 100, "N 3..50");
    edge_inputs("edge", 100, "N 3..50");
    random_inputs("largest", 4, "N 48..50, X 1..49, Y 50..99");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move shifts one queen up, left, or up and left by the same; whoever first brings one to (0, 0) wins.",
    .outputs = {"S", "D"},
    .games = {.how = EXACTLY, .low = GAMES},
    .input = input,
    .draw = draw,
    .cases = cases,
};
