/*
 * Codeforces 277C - Paper Cutting
 *
 * Game:   A sheet of n by m squares. A move cuts along a straight piece of one inner grid line, of which something is not
 *         cut yet. Whoever cannot move loses.
 * Input:  n and m (1..10^9), the number of cuts k (0..100,000), then k cuts that are there already, the ends xb yb xe ye
 *         of each (0..10^9). They are on the sheet, and may overlap.
 * Output: SECOND, or FIRST and in a second line a first cut that wins, by its ends.
 *
 * Idea:   Every inner line is a Nim pile of its uncut units: a cut that begins at the border may take any number of them.
 *         Untouched lines are equal piles, so only whether their number is odd counts; one of them can be the winning move.
 * Cost:   O(k log k)
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { VERTICAL, HORIZONTAL, MAX_CUTS = 100000, MAX = 1000000000 };

struct cut {
    int64_t line, from, to; /* x of a vertical line, y of a horizontal one; from < to along it */
};

/* The inner lines of one direction. */
static struct side {
    int64_t lines, untouched, length, count;
    struct cut cuts[MAX_CUTS];
} sides[2];

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

static void read_cut(int64_t n, int64_t m)
{
    const int64_t x = read_int("xb", 0, MAX);
    const int64_t y = read_int("yb", 0, MAX);
    const int64_t x2 = read_int("xe", 0, MAX);
    const int64_t y2 = read_int("ye", 0, MAX);
    must(x <= n && x2 <= n && y <= m && y2 <= m, "a cut must be on the sheet");
    must((x == x2) != (y == y2), "a cut must be vertical or horizontal, and not a point");
    struct side *side = &sides[x == x2 ? VERTICAL : HORIZONTAL];
    const int64_t line = x == x2 ? x : y;
    const int64_t a = x == x2 ? y : x;
    const int64_t b = x == x2 ? y2 : x2;
    must(line > 0 && line <= side->lines, "a cut must not be on the border");
    side->cuts[side->count++] = (struct cut){line, a < b ? a : b, a < b ? b : a};
}

static int compare(const void *one, const void *other)
{
    const struct cut *a = one;
    const struct cut *b = other;
    return a->line != b->line ? (a->line > b->line) - (a->line < b->line) : (a->from > b->from) - (a->from < b->from);
}

/* How many cuts are on the line of the first one; the cuts are sorted. */
static int64_t cuts_on_line(const struct side *side, int64_t first)
{
    int64_t end = first;
    while (end < side->count && side->cuts[end].line == side->cuts[first].line) {
        end++;
    }
    return end - first;
}

static int64_t uncut_units(const struct cut *cuts, int64_t count, int64_t length)
{
    int64_t units = length;
    int64_t at = 0; /* what is cut before this is not among the units any more */
    for (int64_t i = 0; i < count; i++) {
        const int64_t from = cuts[i].from > at ? cuts[i].from : at;
        if (cuts[i].to > from) {
            units -= cuts[i].to - from;
            at = cuts[i].to;
        }
    }
    return units;
}

/* Where a cut that begins at 0 ends if it takes so many uncut units. */
static int64_t end_of_cut(const struct cut *cuts, int64_t count, int64_t wanted)
{
    int64_t at = 0;
    for (int64_t i = 0; i < count && cuts[i].from - at < wanted; i++) {
        if (cuts[i].to > at) {
            wanted -= cuts[i].from > at ? cuts[i].from - at : 0;
            at = cuts[i].to;
        }
    }
    return at + wanted;
}

/* Prints the move on this line that makes the nim-sum 0, if there is one. */
static bool wins_on_line(int64_t line, const struct side *side, const struct cut *cuts, int64_t count, int64_t nim_sum)
{
    const int64_t units = uncut_units(cuts, count, side->length);
    const int64_t left = units ^ nim_sum;
    if (left >= units) {
        return false;
    }
    const long long end = end_of_cut(cuts, count, units - left);
    const long long place = line;
    if (side == &sides[VERTICAL]) {
        printf("FIRST\n%lld 0 %lld %lld\n", place, place, end);
    } else {
        printf("FIRST\n0 %lld %lld %lld\n", place, end, place);
    }
    return true;
}

static bool wins_on_side(const struct side *side, int64_t nim_sum)
{
    int64_t free_line = 1; /* the first one that is untouched */
    for (int64_t i = 0; i < side->count; i += cuts_on_line(side, i)) {
        const struct cut *cuts = &side->cuts[i];
        free_line += cuts->line == free_line ? 1 : 0;
        if (wins_on_line(cuts->line, side, cuts, cuts_on_line(side, i), nim_sum)) {
            return true;
        }
    }
    return side->untouched > 0 && wins_on_line(free_line, side, NULL, 0, nim_sum);
}

int main(void)
{
    const int64_t n = read_int("n", 1, MAX);
    const int64_t m = read_int("m", 1, MAX);
    const int64_t k = read_int("k", 0, MAX_CUTS);
    sides[VERTICAL].lines = n - 1;
    sides[VERTICAL].length = m;
    sides[HORIZONTAL].lines = m - 1;
    sides[HORIZONTAL].length = n;
    for (int64_t i = 0; i < k; i++) {
        read_cut(n, m);
    }
    int64_t nim_sum = 0;
    for (struct side *side = sides; side < sides + 2; side++) {
        side->untouched = side->lines;
        qsort(side->cuts, (size_t)side->count, sizeof *side->cuts, compare);
        for (int64_t i = 0; i < side->count; i += cuts_on_line(side, i)) {
            nim_sum ^= uncut_units(&side->cuts[i], cuts_on_line(side, i), side->length);
            side->untouched--;
        }
        nim_sum ^= side->untouched % 2 == 1 ? side->length : 0;
    }
    if (!wins_on_side(&sides[VERTICAL], nim_sum) && !wins_on_side(&sides[HORIZONTAL], nim_sum)) {
        puts("SECOND");
    }
    return 0;
}

/* snippet common/snippets/read_int.c */
/* Reads the next integer; one that is missing or not from low to high (10^18 at most) ends the program. */
static int64_t read_int(const char *name, int64_t low, int64_t high)
{
    const int64_t too_large = (int64_t)2000000000 * 1000000000;
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    const int sign = low < 0 && c == '-' ? -1 : 1;
    c = sign < 0 ? getchar() : c;
    int64_t value = isdigit(c) ? 0 : too_large;
    for (; isdigit(c); c = getchar()) {
        value = value < too_large / 10 ? 10 * value + (c - '0') : too_large;
    }
    if (sign * value < low || sign * value > high || (c != EOF && !isspace(c))) {
        fprintf(stderr, "%s: expected an integer from %lld to %lld\n", name, (long long)low, (long long)high);
        exit(EXIT_FAILURE);
    }
    return sign * value;
}
/* snippet common/snippets/must.c */
/* What ranges cannot say of the input: if it does not hold, the program ends. */
static void must(bool holds, const char *condition)
{
    if (!holds) {
        fprintf(stderr, "input: %s\n", condition);
        exit(EXIT_FAILURE);
    }
}
