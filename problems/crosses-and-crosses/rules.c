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

static int64_t grundy_of_gap(int64_t cells, int64_t spoilt)
{
    return grundy(&good_cells, cells > spoilt ? cells - spoilt : 0);
}

static int64_t nim_sum_of(const int64_t *marks, int64_t count) /* or -1: three in a row can be completed */
{
    int64_t nim_sum = count == 0 ? grundy(&good_cells, n) : 0;
    for (int64_t i = 0; i < count; i++) {
        if (i > 0 && marks[i] - marks[i - 1] <= 2) {
            return -1;
        }
        nim_sum ^= i == 0 ? grundy_of_gap(marks[i], 2) : grundy_of_gap(marks[i] - marks[i - 1] - 1, 4);
        nim_sum ^= i == count - 1 ? grundy_of_gap(n - 1 - marks[i], 2) : 0;
    }
    return nim_sum;
}

/* The marked cells, from 0 on, in order; of a long strip its position lists them. */
static int64_t marks_of(int64_t position, int64_t *marks)
{
    int64_t count = 0;
    for (int64_t cell = 0; cell < n && n <= DRAWN_TO; cell++) {
        if ((position >> cell & 1) != 0) {
            marks[count++] = cell;
        }
    }
    return n <= DRAWN_TO ? count : numbers_of(position, marks);
}

static int64_t proved(int64_t position)
{
    int64_t marks[MAX_CELLS];
    const int64_t count = marks_of(position, marks);
    return nim_sum_of(marks, count) != 0 ? WON : LOST;
}

static int64_t why(int64_t position)
{
    int64_t marks[MAX_CELLS];
    const int64_t count = marks_of(position, marks);
    const int64_t nim_sum = nim_sum_of(marks, count);
    if (nim_sum < 0) {
        print("Three in a row can be completed at once.");
        return WON;
    }
    print(
        "Whoever marks a cell within two of another mark lets the opponent complete three. So a mark uses up two cells "
        "on each side, too, and what is left on both sides is played on as a sum. ");
    print(nim_sum == 0 ? "Nim-sum 0: the player to move loses."
                       : "Nim-sum %" PRId64 ", not 0: the player to move wins.",
          nim_sum);
    return nim_sum == 0 ? LOST : WON;
}

static struct game drawn = {
    .moves = marks, .show = show, .board = "row", .searched = searched, .proved = proved, .why = why};

static void moves_of_long(int64_t position)
{
    int64_t before[MAX_CELLS];
    int64_t after[MAX_CELLS + 1];
    const int64_t count = numbers_of(position, before);
    int64_t place = 0; /* of the new mark among the others */
    for (int64_t i = 0; i < count; i++) {
        after[i + 1] = before[i];
    }
    for (int64_t cell = 0; cell < n; cell++) {
        if (place < count && before[place] == cell) {
            after[place] = cell;
            place++;
            continue;
        }
        after[place] = cell;
        int64_t low = place; /* the marks in a row around it */
        int64_t high = place;
        while (low > 0 && after[low] - after[low - 1] == 1) {
            low--;
        }
        while (high < count && after[high + 1] - after[high] == 1) {
            high++;
        }
        if (high - low >= 2) {
            win(position_of(after, count + 1), "cell %" PRId64, cell + 1);
        } else {
            leave(position_of(after, count + 1), "cell %" PRId64, cell + 1);
        }
    }
}

static void show_long(int64_t position)
{
    int64_t marked[MAX_CELLS];
    const int64_t count = numbers_of(position, marked);
    print("%" PRId64 " cells", n);
    for (int64_t i = 0; i < count; i++) {
        print(i == 0 ? ", marked: %" PRId64 : ", %" PRId64, marked[i] + 1);
    }
}

static struct game long_strip = {
    .moves = moves_of_long, .proved = proved, .show = show_long, .searched = searched, .why = why};

static void input(void) { n = number("n", 3, MAX_CELLS); }

static void position(void)
{
    for (int64_t strip = 0; n <= ALL_SEARCHED && strip >> n == 0; strip++) {
        if (!has_three(strip)) {
            wins(&drawn, strip); /* so that the formula is compared with the search */
        }
    }
    put(n <= DRAWN_TO ? &drawn : &long_strip, n <= DRAWN_TO ? 0 : position_of(NULL, 0));
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
