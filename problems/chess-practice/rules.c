/* chess-practice: queens go up, left or both; whoever is first to bring one to (0, 0) wins. Five games an
 * input. */
#include "rules.h"

enum { GAMES = 5, QUEENS = 50, LAST = 99 };

static int64_t queens[GAMES];
static int64_t place[GAMES][QUEENS];

static void line(int64_t x, int64_t y, int64_t up, int64_t left)
{
    const int64_t from_x = x;
    const int64_t from_y = y;
    for (x -= up, y -= left; x >= 0 && y >= 0; x -= up, y -= left) {
        say("%" PRId64 ",%" PRId64 " to %" PRId64 ",%" PRId64, from_x, from_y, x, y);
        if (x == 0 && y == 0) {
            win();
        } else {
            leave(pair(x, y));
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
    print("a queen on (%" PRId64 ", %" PRId64 ")", first(cell), second(cell));
}

static struct game game = {.moves = moves, .fixed = true, .show = show};

static void input(void)
{
    for (int i = 0; i < GAMES; i++) {
        if (i > 0) {
            next_line();
        }
        queens[i] = number("N", 1, QUEENS);
        for (int64_t q = 0; q < queens[i]; q++) {
            next_line();
            const int64_t x = number("X", 0, LAST);
            place[i][q] = pair(x, number("Y", x == 0, LAST));
        }
    }
}

static void answer(void)
{
    for (int i = 0; i < GAMES; i++) {
        clear();
        for (int64_t q = 0; q < queens[i]; q++) {
            put(&game, place[i][q]);
        }
        print("%s\n", (queens[i] == 1 ? wins(&game, place[i][0]) : sum_wins()) ? "S" : "D");
    }
}

static bool open(int64_t x, int64_t y)
{
    return x > 0 && y > 0 && x != y;
}

/* Queens in open cells up to `last`; where `lost`, the last one is put where the nim-sum becomes 0, if such a
 * cell is. */
static void add_game(int64_t count, int64_t last, bool lost)
{
    int64_t nim_sum = 0;
    add_input("%" PRId64 "\n", count);
    for (int64_t i = 0; i < count; i++) {
        int64_t x = 0;
        int64_t y = 0;
        for (int tries = 0; tries < 20000 && !open(x, y); tries++) {
            x = random_in(1, last);
            y = random_in(1, last);
            if (lost && i == count - 1 && tries < 10000 && open(x, y)
                && grundy(&game, pair(x, y)) != nim_sum) {
                y = x; /* once more */
            }
        }
        y = x == 0 && y == 0 ? 1 : y;
        nim_sum ^= open(x, y) ? grundy(&game, pair(x, y)) : 0;
        add_input("%" PRId64 " %" PRId64 "\n", x, y);
    }
}

/* The queens of half a row of the board, and some more that make the nim-sum 0. */
static void add_half_row(int64_t x, int64_t half)
{
    int64_t cells[QUEENS];
    int64_t count = 0;
    int64_t nim_sum = 0;
    for (int64_t y = 1 + half; y <= LAST && count < 45; y += 2) {
        if (x != y) {
            cells[count++] = pair(x, y);
            nim_sum ^= grundy(&game, pair(x, y));
        }
    }
    while (nim_sum != 0 && count < QUEENS) {
        int64_t at = 101; /* of a cell with the wanted number, or else any open cell */
        while (at < 100 * 100
               && (!open(at / 100, at % 100) || grundy(&game, pair(at / 100, at % 100)) != nim_sum)) {
            at++;
        }
        const int64_t cell = at < 100 * 100 ? pair(at / 100, at % 100) : pair(1, random_in(2, LAST));
        cells[count++] = cell;
        nim_sum ^= grundy(&game, cell);
    }
    add_input("%" PRId64 "\n", count);
    for (int64_t i = 0; i < count; i++) {
        add_input("%" PRId64 " %" PRId64 "\n", first(cells[i]), second(cells[i]));
    }
}

static void cases(void)
{
    /* three games that are won at once, and two more */
    for (int64_t a = 1; a < 25; a++) {
        for (int64_t b = 1; b < 25; b++) {
            try_input("small",
                      "1\n0 1\n1\n0 1\n1\n0 1\n1\n%" PRId64 " %" PRId64 "\n1\n%" PRId64 " %" PRId64 "\n",
                      a / 5, a % 5, b / 5, b % 5);
        }
    }
    /* two queens in the last game */
    for (int64_t a = 1; a < 25; a++) {
        for (int64_t b = 1; b < 25; b++) {
            try_input("two-queens",
                      "1\n0 1\n1\n0 1\n1\n0 1\n1\n0 1\n2\n%" PRId64 " %" PRId64 "\n%" PRId64 " %" PRId64 "\n",
                      a / 5, a % 5, b / 5, b % 5);
        }
    }
    /* all cells where a queen wins at once, and all near the corner, five at a time */
    int64_t games = 0;
    for (int64_t cell = 1; cell < 100 * 100 || games % GAMES != 0; cell++) {
        const int64_t x = cell / 100 % 100;
        const int64_t y = cell % 100;
        if (!open(x, y) || (x <= 20 && y <= 20)) {
            /* cppcheck-suppress knownConditionTrueFalse ; the last games are filled up beyond the board */
            add_input("1\n%" PRId64 " %" PRId64 "\n", x, cell < 100 * 100 ? y : 1);
            if (++games % GAMES == 0) {
                try_added("one-queen");
            }
        }
    }
    /* every row of the board twice, in two halves that are lost: each number is needed */
    for (int64_t row = 0; row < 2 * LAST || row % GAMES != 0; row++) {
        add_half_row(row % LAST + 1, row / LAST % 2);
        if (row % GAMES == GAMES - 1) {
            try_added("half-rows");
        }
    }
    for (int i = 0; i < 200; i++) {
        for (int g = 0; g < GAMES; g++) {
            add_game(random_magnitude(3, QUEENS), i % 2 == 0 ? random_in(5, 30) : LAST, random_in(0, 1) == 0);
        }
        try_added("random");
    }
    narrow("N", 3, QUEENS);
    random_inputs("anywhere", 100);
    edge_inputs("edge", 100);
    widen();
    for (int g = 0; g < GAMES; g++) {
        add_game(QUEENS, LAST, g % 2 == 0);
    }
    try_added("largest");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move shifts one queen up, left, or up and left by the same; whoever first brings one to (0, "
            "0) wins.",
    .input = input,
    .answer = answer,
    .cases = cases,
};
