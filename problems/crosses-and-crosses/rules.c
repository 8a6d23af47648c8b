/* crosses-and-crosses: both players mark free cells of a strip with x; three in a row win. */
#include "rules.h"

enum { MAX_CELLS = 2000, SEARCHED = 18, ALL_SEARCHED = 12, DRAWN_TO = 60 };

static int64_t n;

/* The drawn strip: bit i is a mark in cell i + 1. */
static bool has_three(int64_t strip) { return (strip & strip >> 1 & strip >> 2) != 0; }

static bool is_in_three(int64_t strip, int64_t cell)
{
    const int64_t first = strip & strip >> 1 & strip >> 2;
    return ((first | first << 1 | first << 2) >> cell & 1) != 0;
}

static void marks(int64_t strip)
{
    for (int64_t cell = 0; cell < n; cell++) {
        const int64_t marked = strip | INT64_C(1) << cell;
        if (marked != strip && has_three(marked)) {
            win(marked, "cell %" PRId64, cell + 1);
            spot("%" PRId64, cell + 1);
        } else if (marked != strip) {
            leave(marked, "cell %" PRId64, cell + 1);
            spot("%" PRId64, cell + 1);
        }
    }
}

static void show(int64_t strip)
{
    for (int64_t cell = 0; cell < n; cell++) {
        if ((strip >> cell & 1) != 0) {
            piece("%sx", cell > 0 ? " " : "");
            spot("%" PRId64, cell + 1);
            mark("cross");
            if (is_in_three(strip, cell)) {
                mark("won");
            }
        } else {
            print("%s%d", cell > 0 ? " " : "", (int)cell + 1);
        }
    }
    spots(1, n);
}

static bool searched(int64_t strip)
{
    (void)strip;
    return n <= SEARCHED;
}

/*
 * The formula of the page: a mark within two cells of another lets the opponent complete three, so whoever has no other
 * move loses. A mark spoils its cell and two on each side, and splits the strip into two.
 */
static void spoil(int64_t cells)
{
    for (int64_t cell = 1; cell <= cells; cell++) {
        const int64_t left = cell - 1 - 2;
        const int64_t right = cells - cell - 2;
        leave_two(left > 0 ? left : 0, right > 0 ? right : 0, "cell %" PRId64 " of %" PRId64, cell, cells);
    }
}

static struct game good_cells = {.moves = spoil, .splits = true, .upwards = true, .fixed = true};

static int64_t proved(int64_t position)
{
    const int64_t strip = n <= DRAWN_TO ? position : 0; /* a longer strip is empty, and its position is its length */
    int64_t nim_sum = 0;
    int64_t good = 0; /* cells in a row that are not within two of a mark */
    for (int64_t cell = 0; cell < n; cell++) {
        const int64_t mark = cell < DRAWN_TO ? INT64_C(1) << cell : 0;
        if ((strip & mark) == 0 && has_three(strip | mark)) {
            return WON;
        }
        const int64_t around = mark == 0 ? 0 : cell < 2 ? strip << (2 - cell) : strip >> (cell - 2);
        if ((around & 31) == 0) {
            good++;
        } else {
            nim_sum ^= grundy(&good_cells, good);
            good = 0;
        }
    }
    return (nim_sum ^ grundy(&good_cells, good)) != 0 ? WON : LOST;
}

static struct game drawn = {.moves = marks, .show = show, .board = "row", .searched = searched, .proved = proved};

static void show_long(int64_t cells) { print("%" PRId64 " cells", cells); }

static struct game long_strip = {.proved = proved, .show = show_long};

static void input(void) { n = number("n", 3, MAX_CELLS); }

static void position(void)
{
    for (int64_t strip = 0; n <= ALL_SEARCHED && strip >> n == 0; strip++) {
        if (!has_three(strip)) {
            wins(&drawn, strip); /* so that the formula is compared with the search */
        }
    }
    put(n <= DRAWN_TO ? &drawn : &long_strip, n <= DRAWN_TO ? 0 : n);
}

static void cases(void) { every_input("small", ""); }

const struct problem problem = {
    .rule = "A move marks a free cell; whoever completes three in a row wins.",
    .players = {"the first player", "the second player"},
    .outputs = {"1", "2"},
    .input = input,
    .position = position,
    .cases = cases,
};
