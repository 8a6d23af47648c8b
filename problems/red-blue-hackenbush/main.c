/*
 * Kattis hackenbushredblue - Red/Blue Hackenbush
 *
 * Game:   Points 1..n and the ground, joined by red and blue edges. Blue cuts a blue edge, Red a red one; what no
 *         longer hangs on the ground falls. Whoever cannot move loses.
 * Input:  n and m (0..20 each), then m lines: the two ends of an edge (-1..n, not 0; -1 is the ground; they may be the
 *         same), and R or B.
 * Output: the value of the position, for Blue, as a reduced fraction p/2^q, or as an integer.
 *
 * Idea:   Every position is worth a number: the simplest one above what each Blue move leaves and below what each Red
 *         move leaves. Simplest is the integer closest to 0, or without one the fraction with the smallest denominator.
 *         Fill a table of all sets of edges, smaller sets first.
 * Cost:   O(2^m m^2) time, O(2^m) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

enum {
    MAX_EDGES = 20,
    ONE = 1 << (MAX_EDGES - 1), /* values are multiples of 1 / ONE: m edges need no more than m - 1 halvings */
    MIN = -(MAX_EDGES + 1) * ONE,
    MAX = (MAX_EDGES + 1) * ONE
};

static int edge_count;
static int ends[MAX_EDGES];        /* of an edge: the set of its ends; the ground is bit 0 */
static int values[1 << MAX_EDGES]; /* by set of edges */

static int read_point(const char *name, int points)
{
    const int point = (int)read_int(name, -1, points);
    must(point != 0, "no point has the number 0");
    return point < 0 ? 0 : point;
}

static int read_color(const char *name)
{
    char color = 0;
    const int after = scanf(" %c", &color) == 1 ? getchar() : EOF;
    if ((color != 'R' && color != 'B') || (after != EOF && !isspace(after))) {
        fprintf(stderr, "%s: expected R or B\n", name);
        exit(EXIT_FAILURE);
    }
    return color;
}

/* The edges of a set that hang on the ground. */
static int hanging(int set)
{
    int reached = 1; /* points */
    int found = 0;
    for (int before = 0; before != reached;) {
        before = reached;
        for (int i = 0; i < edge_count; i++) {
            if ((set >> i & 1) != 0 && (ends[i] & reached) != 0) {
                reached |= ends[i];
                found |= 1 << i;
            }
        }
    }
    return found;
}

/* The simplest number strictly between two others. */
static int simplest(int low, int high)
{
    if (low < 0 && high > 0) {
        return 0;
    }
    if (low < 0) {
        return -simplest(-high, -low);
    }
    int step = ONE;
    while ((low / step + 1) * step >= high) {
        step /= 2;
    }
    return (low / step + 1) * step;
}

int main(void)
{
    const int points = (int)read_int("n", 0, 20);
    edge_count = (int)read_int("m", 0, MAX_EDGES);
    int blue = 0; /* the set of blue edges */
    for (int i = 0; i < edge_count; i++) {
        const int one = read_point("x", points);
        const int other = read_point("y", points);
        ends[i] = 1 << one | 1 << other;
        blue |= read_color("c") == 'B' ? 1 << i : 0;
    }

    const int all = (1 << edge_count) - 1;
    for (int set = 1; set <= all; set++) {
        const int left = hanging(set);
        if (left != set) {
            values[set] = values[left];
            continue;
        }
        int low = MIN;
        int high = MAX;
        for (int i = 0; i < edge_count; i++) {
            const int after = values[set & ~(1 << i)];
            if ((set & blue) >> i & 1) {
                low = after > low ? after : low;
            } else if (set >> i & 1) {
                high = after < high ? after : high;
            }
        }
        values[set] = simplest(low, high);
    }

    int numerator = values[all];
    int halvings = MAX_EDGES - 1;
    for (; halvings > 0 && numerator % 2 == 0; halvings--) {
        numerator /= 2;
    }
    printf(halvings > 0 ? "%d/2^%d\n" : "%d\n", numerator, halvings);
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
