/* box-splitting: empty one box, split the other; whoever makes (1, 1) wins. */
#include "rules.h"

static void moves(int64_t position)
{
    int64_t box[2];
    numbers_of(position, box);
    for (int kept = 0; kept < (box[0] == box[1] ? 1 : 2); kept++) {
        for (int64_t part = 1; part < box[kept]; part++) {
            const int64_t split[2] = {part, box[kept] - part};
            leave(position_of(split, 2), "empty %" PRId64 ", make %" PRId64 " and %" PRId64, box[1 - kept], split[0],
                  split[1]);
            spot("%d|%" PRId64, kept + 1, part);
        }
    }
}

static void show(int64_t position)
{
    int64_t box[2];
    numbers_of(position, box);
    print("boxes:");
    piece(" %" PRId64, box[0]);
    piece(" %" PRId64, box[1]);
}

static struct game game = {.moves = moves, .fixed = true, .show = show};

static void input(void)
{
    int64_t boxes[2];
    boxes[0] = number("N", 1, 100);
    boxes[1] = number("M", boxes[0] == 1 ? 2 : 1, 100);
    put(&game, position_of(boxes, 2));
}

static void cases(void) { every_input("small", ""); }

/* ---- CodeChef PUPPYGM: large boxes; Luogu P2148: several pairs of boxes, and a move is made in one of them ---- */

enum { SEARCHED = 60, MAX_PAIRS = 10000 };

static bool searched(int64_t position)
{
    int64_t box[2];
    numbers_of(position, box);
    return box[0] <= SEARCHED && box[1] <= SEARCHED;
}

/* The formula of the page. */
static int64_t proved(int64_t position)
{
    int64_t box[2];
    numbers_of(position, box);
    return box[0] % 2 == 0 || box[1] % 2 == 0 ? WON : LOST;
}

static struct game large = {
    .moves = moves, .fixed = true, .show = show, .searched = searched, .listed = searched, .proved = proved};

static void input_of_codechef(void)
{
    const int64_t a = number("A", 1, 10000);
    const int64_t b = number("B", 1, 10000);
    put(&large, position_of((int64_t[]){a, b}, 2));
}

static void cases_of_codechef(void)
{
    every_input("small", "T 1, A 1..40, B 1..40");
    every_input("small", "T 2, A 1..2, B 1..2");
    random_inputs("random", 100, "T 1..50");
    edge_inputs("edge", 40, "T 1..3");
    random_inputs("many", 3, "T 1000");
    largest_input("largest");
}

static int64_t pairs;
static int64_t pair[MAX_PAIRS][2];

/* The other formula of the page: the Grundy number of a pair is the place of the lowest binary digit 0 that a - 1 and
   b - 1 share. */
static int64_t grundy_of_pair(const int64_t box[2])
{
    int64_t place = 0;
    while (((box[0] - 1) >> place & 1) != 0 || ((box[1] - 1) >> place & 1) != 0) {
        place++;
    }
    return place;
}

/* A position is a pair of boxes, or where some are large a single number, which stands for all pairs. */
static int64_t proved_of_pairs(int64_t position)
{
    int64_t box[2];
    if (numbers_of(position, box) == 2) {
        return grundy_of_pair(box) != 0 ? WON : LOST;
    }
    int64_t nim_sum = 0;
    for (int64_t i = 0; i < pairs; i++) {
        nim_sum ^= grundy_of_pair(pair[i]);
    }
    return nim_sum != 0 ? WON : LOST;
}

static void show_pairs(int64_t position)
{
    (void)position;
    print("%" PRId64 " pairs of boxes", pairs);
}

static struct game couple = {.moves = moves,
                             .fixed = true,
                             .show = show,
                             .searched = searched,
                             .listed = searched,
                             .proved = proved_of_pairs,
                             .part = "in pair"};
static struct game many = {.proved = proved_of_pairs, .show = show_pairs};

static void input_of_luogu(void)
{
    const int64_t boxes = number("N", 2, 2 * MAX_PAIRS);
    must(boxes % 2 == 0, "N must be even");
    pairs = boxes / 2;
    next_line();
    for (int64_t i = 0; i < boxes && i < 2 * MAX_PAIRS; i++) {
        pair[i / 2][i % 2] = number("box", 1, 2000000000);
    }
}

static void position_of_luogu(void)
{
    bool is_small = true;
    for (int64_t i = 0; i < pairs; i++) {
        is_small = is_small && pair[i][0] <= SEARCHED && pair[i][1] <= SEARCHED;
    }
    for (int64_t i = 0; i < pairs && is_small; i++) {
        const int64_t position = position_of(pair[i], 2);
        insist(grundy(&couple, position) == grundy_of_pair(pair[i]), "the formula of the page must be right");
        put(&couple, position);
    }
    if (!is_small) {
        put(&many, position_of(&pairs, 1));
    }
}

/* Games of so many boxes at most, the last one of so many. */
static void add_games(int games, int64_t boxes, int64_t highest)
{
    add_input("%d\n", games);
    for (int left = games - 1; left >= 0; left--) {
        const int64_t count = left > 0 ? 2 * random_in(1, boxes / 2) : boxes;
        add_input("%" PRId64 "\n", count);
        for (int64_t i = 0; i < count; i++) {
            add_input("%" PRId64 "%c", random_magnitude(1, highest), i < count - 1 ? ' ' : '\n');
        }
    }
}

static void cases_of_luogu(void)
{
    every_input("small", "T 1, N 2, box 1..12");
    every_input("small", "T 1, N 4, box 1..4");
    every_input("small", "T 2, N 2, box 1..2");
    random_inputs("random", 200, "T 1..3, N 2..20, box 1..%d", SEARCHED);
    random_inputs("middling", 100, "T 1..3, N 2..40, box 1..2000");
    random_inputs("large", 40, "T 1..3, N 2..400");
    every_input("limit", "T 1, N 2, box 1999999990..2000000000");
    edge_inputs("edge", 40, "T 1..3, N 2..20");
    for (int power = 16; power <= 30; power++) { /* a row of ones in binary */
        const int64_t ones = INT64_C(1) << power;
        try_input("limit", "1\n4\n%" PRId64 " %" PRId64 " %" PRId64 " 1\n", ones, ones, ones);
        try_input("limit", "1\n4\n%" PRId64 " 1 %" PRId64 " %d\n", ones, ones - 1, 1);
    }
    add_games(20, 400, 40);
    try_input("many", "");
    add_games(20, 2 * MAX_PAIRS, 2000000000);
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move empties one box and splits the other over both; whoever makes (1, 1) wins.",
    .players = {"A", "B"},
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "codechef-puppygm",
             .players = {"Tuzik", "Vanka"},
             .games = {COUNTED, "T", 1, 1000},
             .input = input_of_codechef,
             .cases = cases_of_codechef},
            {.form = "luogu-p2148",
             .rule = "A move in one of the pairs empties one of its boxes and splits the other over both; whoever "
                     "cannot move loses.",
             .outputs = {"YES", "NO"},
             .games = {COUNTED, "T", 1, 20},
             .input = input_of_luogu,
             .position = position_of_luogu,
             .cases = cases_of_luogu},
            {0},
        },
};
