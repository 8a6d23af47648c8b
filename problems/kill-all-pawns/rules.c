/* kill-all-pawns: a knight captures pawns; one player wants many moves in all, the other one few. */
#include "rules.h"

enum { SIDE = 50, MAX = 15 };

static int64_t pawns;
static int64_t xs[MAX + 1]; /* of the pawns, and behind them of the knight at the start */
static int64_t ys[MAX + 1];
static int64_t moves_between[MAX + 1][MAX + 1];

/* A position: the set of the pawns that are left, and the piece where the knight is; so every move leads to a smaller
   number. Numbers with the knight at a pawn that is left have no moves. */
static int64_t position_with(int64_t set, int64_t at) { return set * (MAX + 1) + at; }

/* A capture by Bob makes the sum larger, which he does not want: he scores less than nothing. */
static void moves(int64_t position)
{
    const int64_t set = position / (MAX + 1);
    const int64_t at = position % (MAX + 1);
    bool is_alices_turn = pawns % 2 == 0; /* if no pawn is left */
    for (int64_t rest = set; rest > 0; rest /= 2) {
        is_alices_turn = is_alices_turn != (rest % 2 == 1);
    }
    for (int64_t pawn = 0; pawn < pawns && (set >> at & 1) == 0; pawn++) {
        if (set >> pawn & 1) {
            const int64_t count = moves_between[at][pawn];
            score(is_alices_turn ? count : -count, position_with(set - (INT64_C(1) << pawn), pawn),
                  "capture %" PRId64 ",%" PRId64, xs[pawn], ys[pawn]);
            spot("%" PRId64 ",%" PRId64, xs[pawn], ys[pawn]);
        }
    }
}

static void show(int64_t position)
{
    const int64_t set = position / (MAX + 1);
    const int64_t at = position % (MAX + 1);
    print("the knight is on");
    piece(" %" PRId64 ",%" PRId64, xs[at], ys[at]);
    spot("%" PRId64 ",%" PRId64, xs[at], ys[at]);
    mark("token");
    mark("first");
    print(set > 0 ? "; pawns on" : "; no pawn");
    for (int64_t pawn = 0; pawn < pawns; pawn++) {
        if (set >> pawn & 1) {
            piece(" %" PRId64 ",%" PRId64, xs[pawn], ys[pawn]);
            spot("%" PRId64 ",%" PRId64, xs[pawn], ys[pawn]);
            mark("token");
            mark("second");
        }
    }
    int64_t low = SIDE;
    int64_t high = 0;
    for (int64_t piece_at = 0; piece_at <= pawns; piece_at++) { /* the cells between the pieces at the start */
        low = xs[piece_at] < low ? xs[piece_at] : low;
        low = ys[piece_at] < low ? ys[piece_at] : low;
        high = xs[piece_at] > high ? xs[piece_at] : high;
        high = ys[piece_at] > high ? ys[piece_at] : high;
    }
    spots(low, high);
}

static struct game game = {.moves = moves, .scores = true, .upwards = true, .show = show, .board = "squares"};

/* The fewest moves of a knight from a piece to all others: cells that are reached in 0, 1, 2, ... moves. */
static void measure(int64_t from)
{
    static int64_t reached[SIDE][SIDE];
    for (int64_t x = 0; x < SIDE; x++) {
        for (int64_t y = 0; y < SIDE; y++) {
            reached[x][y] = x == xs[from] && y == ys[from] ? 0 : SIDE * SIDE;
        }
    }
    for (int64_t count = 0, found = 1; found > 0; count++) {
        found = 0;
        for (int64_t x = 0; x < SIDE; x++) {
            for (int64_t y = 0; y < SIDE; y++) {
                for (int64_t turn = 0; turn < 8 && reached[x][y] == count; turn++) {
                    const int64_t far = turn % 2 == 0 ? 2 : -2;
                    const int64_t near = turn / 2 % 2 == 0 ? 1 : -1;
                    const int64_t to_x = x + (turn < 4 ? far : near);
                    const int64_t to_y = y + (turn < 4 ? near : far);
                    if (to_x >= 0 && to_x < SIDE && to_y >= 0 && to_y < SIDE && reached[to_x][to_y] > count + 1) {
                        reached[to_x][to_y] = count + 1;
                        found++;
                    }
                }
            }
        }
    }
    for (int64_t to = 0; to <= pawns; to++) {
        moves_between[from][to] = reached[xs[to]][ys[to]];
    }
}

static int64_t start(void) { return position_with((INT64_C(1) << pawns) - 1, pawns); }

static void read_pawn(int64_t pawn)
{
    xs[pawn] = number("x", 0, SIDE - 1);
    ys[pawn] = number("y", 0, SIDE - 1);
    for (int64_t other = 0; other < pawn; other++) {
        must(xs[other] != xs[pawn] || ys[other] != ys[pawn], "all pieces must be on different cells");
    }
}

static void place_knight(int64_t x, int64_t y)
{
    for (int64_t pawn = 0; pawn < pawns; pawn++) {
        must(xs[pawn] != x || ys[pawn] != y, "all pieces must be on different cells");
    }
    xs[pawns] = x;
    ys[pawns] = y;
    for (int64_t from = 0; from <= pawns; from++) {
        measure(from);
    }
    put(&game, start());
}

static void input(void)
{
    const int64_t x = number("kx", 0, SIDE - 1);
    const int64_t y = number("ky", 0, SIDE - 1);
    next_line();
    pawns = count_of_next("n", 1, MAX);
    for (int64_t pawn = 0; pawn < pawns; pawn++) {
        next_line();
        read_pawn(pawn);
    }
    place_knight(x, y);
}

static void input_of_leetcode(void)
{
    const int64_t x = number("kx", 0, SIDE - 1);
    const int64_t y = number("ky", 0, SIDE - 1);
    pawns = count_of_next("n", 1, MAX);
    for (int64_t pawn = 0; pawn < pawns; pawn++) {
        count_of_next("k", 2, 2);
        read_pawn(pawn);
    }
    place_knight(x, y);
}

static void answer(void) { print("%" PRId64 "\n", lead(&game, start())); }

/* ---- cases ---- */

/* The knight and so many pawns on different cells, from this one on in a square of this size. */
static void try_pieces(const char *kind, int64_t count, int64_t low, int64_t size, bool is_list)
{
    int64_t cells[SIDE * SIDE];
    for (int64_t cell = 0; cell < size * size; cell++) {
        cells[cell] = cell;
    }
    shuffle(cells, size * size);
    for (int64_t i = 0; i <= count; i++) {
        const int64_t x = low + cells[i] / size;
        const int64_t y = low + cells[i] % size;
        if (i == 0) {
            add_input(is_list ? "%" PRId64 "\n%" PRId64 "\n" : "%" PRId64 " %" PRId64 "\n", x, y);
            add_input(is_list ? "[" : "%" PRId64 "\n", count);
        } else {
            add_input(is_list ? "[%" PRId64 ",%" PRId64 "]" : "%" PRId64 " %" PRId64, x, y);
            add_input(i == count ? "" : is_list ? "," : "\n");
        }
    }
    add_input(is_list ? "]" : "");
    try_input(kind, "\n");
}

static void cases_in(bool is_list)
{
    for (int i = 0; i < 240; i++) {
        try_pieces("corner", 1 + i % 3, i % 2 == 0 ? 0 : SIDE - 3, 3, is_list);
    }
    for (int i = 0; i < 200; i++) {
        const int64_t side = random_in(3, 8);
        const int64_t corner = random_in(0, SIDE - 8);
        try_pieces("random", random_in(2, 6), corner, side, is_list);
    }
    for (int i = 0; i < 60; i++) {
        try_pieces("spread", random_in(3, 9), 0, SIDE, is_list);
    }
    for (int i = 0; i < 6; i++) {
        try_pieces("limit", MAX - i % 2, i < 3 ? 0 : random_in(0, SIDE - 12), i < 3 ? SIDE : 4 + 2 * i - 4, is_list);
    }
}

static void cases(void) { cases_in(false); }
static void cases_of_leetcode(void) { cases_in(true); }

const struct problem problem = {
    .rule = "In turn a player captures any pawn with the knight, in as few moves as possible. Alice scores the moves "
            "of her "
            "captures, and Bob loses those of his: so the lead is the number of all moves.",
    .players = {"Alice", "Bob"},
    .input = input,
    .answer = answer,
    .answer_is = "the moves of the knight",
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "leetcode-3283",
             .players = {"Alice", "Bob"},
             .function = true,
             .input = input_of_leetcode,
             .answer = answer,
             .answer_is = "the moves of the knight",
             .cases = cases_of_leetcode},
            {0},
        },
};
