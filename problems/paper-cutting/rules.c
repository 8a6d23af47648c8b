/* paper-cutting: cut along inner grid lines of a sheet; something of the cut must be new. */
#include "rules.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CUTS = 100000, MAX = 1000000000, SMALL = 6, SHORT = 40 };
enum { UPRIGHT, LEVEL }; /* directions: x is fixed, y is fixed */

static int64_t n;
static int64_t m;
static int64_t k;
static struct cut {
    int64_t direction, place, from, to; /* from < to along the line */
} cuts[CUTS];

static int64_t length_of(int64_t direction) { return direction == UPRIGHT ? m : n; }
static int64_t lines_of(int64_t direction) { return (direction == UPRIGHT ? n : m) - 1; }

/* ---- a line of a small sheet: its direction, its place, its length, and a bit for each unit that is cut ---- */

enum { DIRECTION, PLACE, LENGTH, CUT, NUMBERS };

static void moves(int64_t position)
{
    int64_t at[NUMBERS];
    numbers_of(position, at);
    for (int64_t from = 0; from < at[LENGTH]; from++) {
        for (int64_t to = from + 1; to <= at[LENGTH]; to++) {
            const int64_t units = (INT64_C(1) << to) - (INT64_C(1) << from);
            if ((at[CUT] & units) == units) {
                continue;
            }
            const int64_t next[NUMBERS] = {at[DIRECTION], at[PLACE], at[LENGTH], at[CUT] | units};
            if (at[DIRECTION] == UPRIGHT) {
                leave(position_of(next, NUMBERS), "cut %" PRId64 ",%" PRId64 " to %" PRId64 ",%" PRId64, at[PLACE],
                      from, at[PLACE], to);
            } else {
                leave(position_of(next, NUMBERS), "cut %" PRId64 ",%" PRId64 " to %" PRId64 ",%" PRId64, from,
                      at[PLACE], to, at[PLACE]);
            }
            if (to == from + 1) {
                spot("%" PRId64, from + 1);
            } else {
                spot("%" PRId64 " %" PRId64, from + 1, to);
            }
        }
    }
}

static void show(int64_t position)
{
    int64_t at[NUMBERS];
    numbers_of(position, at);
    fact(at[DIRECTION] == UPRIGHT ? "x = %" PRId64 ": " : "y = %" PRId64 ": ", at[PLACE]);
    for (int64_t unit = 0; unit < at[LENGTH]; unit++) {
        piece((at[CUT] >> unit & 1) == 1 ? "x" : "-");
        spot("%" PRId64, unit + 1);
    }
}

static struct game line = {.moves = moves, .fixed = true, .show = show, .board = "row", .part = "in line"};

/* ---- a line of a large sheet is a heap of its uncut units: a cut from the border may take any number of them ---- */

static void amounts(void) { amounts_in(1, INT64_MAX); }

static struct game heap = {.amounts = amounts, .unit = "slice units", .part = "in line"};

/* ---- the input ---- */

static int compare(const void *one, const void *other)
{
    const struct cut *a = one;
    const struct cut *b = other;
    const int64_t by_line = a->direction != b->direction ? a->direction - b->direction : a->place - b->place;
    const int64_t difference = by_line != 0 ? by_line : a->from - b->from;
    return (difference > 0) - (difference < 0);
}

/* The units from..to - 1 of a line that no cut covers; `here` is the first cut of this line or after it, and *next
   becomes the first one after it. */
static int64_t uncut(int64_t direction, int64_t place, int64_t from, int64_t to, int64_t here, int64_t *next)
{
    int64_t units = to - from;
    int64_t covered_to = from;
    int64_t i = here;
    for (; i < k && cuts[i].direction == direction && cuts[i].place == place; i++) {
        const int64_t low = cuts[i].from > covered_to ? cuts[i].from : covered_to;
        const int64_t high = cuts[i].to < to ? cuts[i].to : to;
        if (high > low) {
            units -= high - low;
            covered_to = high;
        }
    }
    *next = i;
    return units;
}

static int64_t first_cut_of(int64_t direction, int64_t place)
{
    int64_t low = 0;
    int64_t high = k;
    while (low < high) {
        const int64_t middle = (low + high) / 2;
        const bool is_before =
            cuts[middle].direction < direction || (cuts[middle].direction == direction && cuts[middle].place < place);
        low = is_before ? middle + 1 : low;
        high = is_before ? high : middle;
    }
    return low;
}

static void put_small(void)
{
    for (int64_t direction = UPRIGHT; direction <= LEVEL; direction++) {
        for (int64_t place = 1; place <= lines_of(direction); place++) {
            int64_t at[NUMBERS] = {direction, place, length_of(direction), 0};
            for (int64_t i = first_cut_of(direction, place);
                 i < k && cuts[i].direction == direction && cuts[i].place == place; i++) {
                at[CUT] |= (INT64_C(1) << cuts[i].to) - (INT64_C(1) << cuts[i].from);
            }
            put(&line, position_of(at, NUMBERS));
        }
    }
}

static void put_heaps(void)
{
    for (int64_t direction = UPRIGHT; direction <= LEVEL; direction++) {
        int64_t untouched = lines_of(direction);
        for (int64_t i = first_cut_of(direction, 0); i < k && cuts[i].direction == direction;) {
            put(&heap, uncut(direction, cuts[i].place, 0, length_of(direction), i, &i));
            untouched--;
        }
        if (untouched > 0) {
            put_many(&heap, length_of(direction), untouched);
        }
    }
}

static bool is_small(void) { return n <= SMALL && m <= SMALL; }

static void input(void)
{
    n = number("n", 1, MAX);
    m = number("m", 1, MAX);
    k = number("k", 0, CUTS);
    for (int64_t i = 0; i < k; i++) {
        next_line();
        const int64_t x = number("xb", 0, MAX);
        const int64_t y = number("yb", 0, MAX);
        const int64_t x2 = number("xe", 0, MAX);
        const int64_t y2 = number("ye", 0, MAX);
        must(x <= n && x2 <= n && y <= m && y2 <= m, "a cut must be on the sheet");
        must((x == x2) != (y == y2), "a cut must be vertical or horizontal, and not a point");
        const int64_t direction = x == x2 ? UPRIGHT : LEVEL;
        const int64_t a = x == x2 ? y : x;
        const int64_t b = x == x2 ? y2 : x2;
        cuts[i] = (struct cut){direction, x == x2 ? x : y, a < b ? a : b, a < b ? b : a};
        must(cuts[i].place > 0 && cuts[i].place <= lines_of(direction), "a cut must not be on the border");
    }
    qsort(cuts, (size_t)k, sizeof *cuts, compare);
    if (n == 1 && m == 1) {
        put(&heap, 0);
    } else if (is_small()) {
        put_small();
    } else {
        put_heaps();
    }
}

/* ---- the output ---- */

/* The nim-sum of all lines, of heaps that are the uncut units. */
static int64_t nim_sum(void)
{
    int64_t sum = 0;
    for (int64_t direction = UPRIGHT; direction <= LEVEL; direction++) {
        int64_t untouched = lines_of(direction);
        for (int64_t i = first_cut_of(direction, 0); i < k && cuts[i].direction == direction;) {
            sum ^= grundy(&heap, uncut(direction, cuts[i].place, 0, length_of(direction), i, &i));
            untouched--;
        }
        sum ^= untouched % 2 == 1 ? grundy(&heap, length_of(direction)) : 0;
    }
    return sum;
}

static bool wins_by(int64_t direction, int64_t place, int64_t from, int64_t to)
{
    int64_t next = 0;
    const int64_t here = first_cut_of(direction, place);
    const int64_t units = uncut(direction, place, 0, length_of(direction), here, &next);
    const int64_t taken = uncut(direction, place, from, to, here, &next);
    return taken > 0 && (nim_sum() ^ grundy(&heap, units) ^ grundy(&heap, units - taken)) == 0;
}

/* Tries the line, with a cut from the border; by halves, as a longer one takes more. */
static bool prints_move(int64_t direction, int64_t place, int64_t sum)
{
    int64_t next = 0;
    const int64_t length = length_of(direction);
    const int64_t here = first_cut_of(direction, place);
    const int64_t units = uncut(direction, place, 0, length, here, &next);
    const int64_t taken = units - (units ^ sum);
    if (taken <= 0) {
        return false;
    }
    int64_t low = 1;
    int64_t high = length;
    while (low < high) {
        const int64_t middle = (low + high) / 2;
        if (uncut(direction, place, 0, middle, here, &next) < taken) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    if (direction == UPRIGHT) {
        print("FIRST\n%" PRId64 " 0 %" PRId64 " %" PRId64 "\n", place, place, low);
    } else {
        print("FIRST\n0 %" PRId64 " %" PRId64 " %" PRId64 "\n", place, low, place);
    }
    return true;
}

static void answer(void)
{
    const int64_t sum = nim_sum();
    for (int64_t direction = UPRIGHT; sum != 0 && direction <= LEVEL; direction++) {
        int64_t free_place = 1;
        for (int64_t i = first_cut_of(direction, 0); i < k && cuts[i].direction == direction;) {
            free_place += cuts[i].place == free_place ? 1 : 0;
            if (prints_move(direction, cuts[i].place, sum)) {
                return;
            }
            uncut(direction, cuts[i].place, 0, 0, i, &i);
        }
        if (free_place <= lines_of(direction) && prints_move(direction, free_place, sum)) {
            return;
        }
    }
    insist(sum == 0, "some line has a winning cut");
    print("SECOND\n");
}

/* Every cut that wins is right. */
static bool accepts(const char *words)
{
    long long x = 0;
    long long y = 0;
    long long x2 = 0;
    long long y2 = 0;
    char same[120];
    if (nim_sum() == 0) {
        return strcmp(words, "SECOND") == 0;
    }
    if (strncmp(words, "FIRST ", 6) != 0) {
        return false;
    }
    char *at = NULL;
    x = strtoll(words + 6, &at, 10);
    y = strtoll(at, &at, 10);
    x2 = strtoll(at, &at, 10);
    y2 = strtoll(at, &at, 10);
    snprintf(same, sizeof same, "FIRST %lld %lld %lld %lld", x, y, x2, y2);
    if (strcmp(words, same) != 0 || (x == x2) == (y == y2)) {
        return false;
    }
    const int64_t direction = x == x2 ? UPRIGHT : LEVEL;
    const int64_t place = x == x2 ? x : y;
    const int64_t a = x == x2 ? y : x;
    const int64_t b = x == x2 ? y2 : x2;
    const int64_t from = a < b ? a : b;
    const int64_t to = a < b ? b : a;
    return place > 0 && place <= lines_of(direction) && from >= 0 && to <= length_of(direction)
           && wins_by(direction, place, from, to);
}

/* ---- cases ---- */

static void add_cut(int64_t direction, int64_t place, int64_t a, int64_t b)
{
    if (direction == UPRIGHT) {
        add_input("%" PRId64 " %" PRId64 " %" PRId64 " %" PRId64 "\n", place, a, place, b);
    } else {
        add_input("%" PRId64 " %" PRId64 " %" PRId64 " %" PRId64 "\n", a, place, b, place);
    }
}

/* A cut of a sheet of this size: on one of the first `most` lines of its direction, either end first. */
static void add_random_cut(int64_t width, int64_t height, int64_t most)
{
    const int64_t direction = width == 1 ? LEVEL : height == 1 ? UPRIGHT : random_in(UPRIGHT, LEVEL);
    const int64_t lines = (direction == UPRIGHT ? width : height) - 1;
    const int64_t length = direction == UPRIGHT ? height : width;
    const int64_t a = random_in(0, length);
    int64_t b = random_in(0, length - 1);
    b += b >= a ? 1 : 0;
    add_cut(direction, random_in(1, lines < most ? lines : most), a, b);
}

static void try_random(const char *kind, int64_t width, int64_t height, int64_t count, int64_t most)
{
    const int64_t wanted = width == 1 && height == 1 ? 0 : count;
    add_input("%" PRId64 " %" PRId64 " %" PRId64 "\n", width, height, wanted);
    for (int64_t i = 0; i < wanted; i++) {
        add_random_cut(width, height, most);
    }
    try_input(kind, "");
}

/* A square sheet with cuts that are mirrored in its diagonal, which the second player wins; and, if asked for, with one
   more cut. */
static void try_mirrored(const char *kind, int64_t size, int64_t pairs, bool with_more)
{
    add_input("%" PRId64 " %" PRId64 " %" PRId64 "\n", size, size, 2 * pairs + (with_more ? 1 : 0));
    for (int64_t i = 0; i < pairs; i++) {
        const int64_t place = random_in(1, size - 1);
        const int64_t from = random_in(0, size - 1);
        const int64_t to = random_in(from + 1, size);
        add_cut(UPRIGHT, place, from, to);
        add_cut(LEVEL, place, to, from);
    }
    if (with_more) {
        add_random_cut(size, size, size);
    }
    try_input(kind, "");
}

/* All cuts of a small sheet, one or two of them. */
static void try_every_cut(int64_t width, int64_t height)
{
    int64_t all[200][4];
    int64_t count = 0;
    for (int64_t direction = UPRIGHT; direction <= LEVEL; direction++) {
        const int64_t length = direction == UPRIGHT ? height : width;
        for (int64_t place = 1; place < (direction == UPRIGHT ? width : height); place++) {
            for (int64_t pair = 0; pair < (length + 1) * (length + 1); pair++) {
                const int64_t a = pair / (length + 1);
                const int64_t b = pair % (length + 1);
                if (a < b) {
                    all[count][0] = direction;
                    all[count][1] = place;
                    all[count][2] = a;
                    all[count++][3] = b;
                }
            }
        }
    }
    try_input("small", "%" PRId64 " %" PRId64 " 0\n", width, height);
    for (int64_t i = 0; i < count; i++) {
        add_input("%" PRId64 " %" PRId64 " 1\n", width, height);
        add_cut(all[i][0], all[i][1], all[i][2], all[i][3]);
        try_input("small", "");
        for (int64_t j = i; j < count && width <= 3 && height <= 3; j++) {
            add_input("%" PRId64 " %" PRId64 " 2\n", width, height);
            add_cut(all[i][0], all[i][1], all[i][2], all[i][3]);
            add_cut(all[j][0], all[j][1], all[j][3], all[j][2]);
            try_input("small", "");
        }
    }
}

/* Cuts on all lines x = 1, 2, ... but one, in a random order. */
static void try_all_but_one(int64_t count, int64_t height)
{
    static int64_t places[CUTS + 1];
    const int64_t left_out = random_in(1, count + 1);
    for (int64_t i = 0; i < count; i++) {
        places[i] = i + 1 < left_out ? i + 1 : i + 2;
    }
    shuffle(places, count);
    add_input("%" PRId64 " %" PRId64 " %" PRId64 "\n", count + 2, height, count);
    for (int64_t i = 0; i < count; i++) {
        add_cut(UPRIGHT, places[i], 0, random_in(height - height / 4, height));
    }
    try_input("one-untouched", "");
}

static void cases(void)
{
    for (int64_t width = 1; width <= 4; width++) {
        for (int64_t height = 1; height <= 4; height++) {
            try_every_cut(width, height);
        }
    }
    for (int64_t i = 0; i < 300; i++) {
        const int64_t most = i < 150 ? SMALL : SHORT;
        const int64_t count = random_in(0, i % 20);
        const int64_t height = random_in(1, most);
        try_random("random", random_in(1, most), height, count, most);
        const int64_t pairs = random_in(0, 8);
        try_mirrored("mirrored", random_in(2, i < 150 ? SMALL : MAX), pairs, i % 3 > 0);
    }
    for (int64_t i = 0; i < 60; i++) {
        const int64_t width = random_magnitude(2, MAX);
        const int64_t height = random_magnitude(2, MAX);
        const int64_t longest = random_in(1, 5);
        try_random("few", width, height, random_in(1, 12), longest);
        try_input("untouched", "%" PRId64 " %" PRId64 " 0\n", width, height);
    }
    for (int64_t i = 0; i < 20; i++) {
        const int64_t height = random_in(4, MAX);
        try_all_but_one(random_in(1, i < 15 ? 30 : 3000), height);
    }
    try_random("limit", MAX, MAX, CUTS, MAX);
    try_random("limit", MAX, MAX, CUTS, 1);
    try_random("limit", 1000, MAX, CUTS, MAX);
    try_mirrored("limit", MAX, CUTS / 2, false);
    try_mirrored("limit", 300, CUTS / 2, false);
    try_all_but_one(CUTS, MAX);
    add_input("%d %d %d\n", MAX, MAX, CUTS);
    for (int64_t i = 0; i < CUTS; i++) {
        add_cut(i % 2, MAX - 1 - i, MAX, MAX - 1 - i);
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "A move cuts along a straight piece of one inner grid line of the sheet, of which something is not cut yet. "
        "Whoever cannot move loses.",
    .outputs = {"FIRST", "SECOND"},
    .input = input,
    .answer = answer,
    .answer_is = "the winner, and a first cut that wins",
    .accepts = accepts,
    .cases = cases,
};
