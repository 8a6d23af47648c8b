/*
 * CodeChef GERALD08 - Chef and Tree Game
 *
 * Game:   A tree with the root 1 and black and white edges. Chef cuts a black edge, Ksen a white one; what no longer
 *         hangs on the root is gone. Whoever cannot move loses.
 * Input:  the number of trees T (1..1000), then for each N (1..100,000) and N - 1 edges: the ends U (1..N) and V (1..N),
 *         and C (0..1), 0 for black. The sum of all N is at most 100,000.
 * Output: a line per tree: the winner if Chef begins, and the winner if Ksen begins, Chef or Ksen.
 *
 * Idea:   A tree is worth a number, positive if Chef wins. Branches add up; a black edge below x makes it (x + p) /
 *         2^(p - 1), with the least p that lifts x above 1. Fractions grow only at the upper end; the shorter
 *         is added to the longer.
 * Cost:   O(N log N) time, O(N) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

enum { MAX_VERTICES = 100000, ROOT = 1 };

/* whole + a fraction from 0 to below 1, with the binary digits [begin..end): the last is the half, the first is a 1. */
struct number {
    int64_t whole;
    unsigned char *digits;
    int64_t begin, end, room;
};

static struct number worth[MAX_VERTICES + 1]; /* of what grows on a vertex */

/* Puts a digit above the others, so many times; the whole is the caller's. */
static void append(struct number *x, unsigned char digit, int64_t times)
{
    for (; times > 0; times--) {
        if (x->end == x->room) {
            x->room = 2 * x->room + 8;
            x->digits = (unsigned char *)realloc(x->digits, (size_t)x->room);
            must(x->digits != NULL, "there must be memory for it");
        }
        x->digits[x->end++] = digit;
    }
}

static void put_black_below(struct number *x)
{
    if (x->whole >= 0) { /* p = 1 if x > 0; 0 becomes 2/2 */
        x->whole++;
    } else { /* a 1 is left of the whole, and goes after the point with zeros above it */
        append(x, 1, 1);
        append(x, 0, -x->whole - 1);
        x->whole = 0;
    }
}

static void put_white_below(struct number *x)
{
    if (x->whole < 0) {
        x->whole--;
    } else { /* -2 is left of the whole, ...1110 in binary */
        append(x, 0, x->begin < x->end ? 1 : 0);
        append(x, 1, x->whole);
        x->whole = -1;
    }
}

/* Adds y, which is used up. */
static void add(struct number *x, struct number *y)
{
    if (y->end - y->begin > x->end - x->begin) {
        const struct number shorter = *x;
        *x = *y;
        *y = shorter;
    }
    int carry = 0;
    for (int64_t i = y->begin, k = x->end - (y->end - y->begin); i < y->end; i++, k++) {
        const int sum = x->digits[k] + y->digits[i] + carry;
        x->digits[k] = (unsigned char)(sum % 2);
        carry = sum / 2;
    }
    x->whole += y->whole + carry;
    while (x->begin < x->end && x->digits[x->begin] == 0) {
        x->begin++;
    }
    free(y->digits);
}

/* Half 2i and 2i + 1 of edge i begin at its two ends. */
static int64_t ends[2 * MAX_VERTICES + 2];
static bool is_white[MAX_VERTICES + 1];
static int64_t first_half[MAX_VERTICES + 1];
static int64_t next_half[2 * MAX_VERTICES + 2];

static int64_t order[MAX_VERTICES + 1]; /* vertices, each after the one below it */
static int64_t below[MAX_VERTICES + 1];
static int64_t edge_below[MAX_VERTICES + 1];

static void read_tree(int64_t vertices)
{
    for (int64_t vertex = 1; vertex <= vertices; vertex++) {
        first_half[vertex] = 0;
        below[vertex] = 0;
    }
    for (int64_t edge = 1; edge < vertices; edge++) {
        ends[2 * edge] = read_int("U", 1, vertices);
        ends[2 * edge + 1] = read_int("V", 1, vertices);
        is_white[edge] = read_int("C", 0, 1) == 1;
        for (int64_t half = 2 * edge; half <= 2 * edge + 1; half++) {
            next_half[half] = first_half[ends[half]];
            first_half[ends[half]] = half;
        }
    }
    int64_t found = 0;
    order[found++] = ROOT;
    below[ROOT] = ROOT;
    for (int64_t at = 0; at < found; at++) {
        for (int64_t half = first_half[order[at]]; half != 0; half = next_half[half]) {
            const int64_t other = ends[half ^ 1];
            if (below[other] == 0) {
                below[other] = order[at];
                edge_below[other] = half / 2;
                order[found++] = other;
            }
        }
    }
    must(found == vertices, "the edges must be those of a tree");
}

/* 1 if the tree is good for Chef, -1 if it is good for Ksen, 0 if it is lost for whoever begins. */
static int sign_of_tree(int64_t vertices)
{
    static const struct number zero = {0, NULL, 0, 0, 0};
    for (int64_t vertex = 1; vertex <= vertices; vertex++) {
        worth[vertex] = zero;
    }
    for (int64_t at = vertices - 1; at > 0; at--) {
        const int64_t vertex = order[at];
        if (is_white[edge_below[vertex]]) {
            put_white_below(&worth[vertex]);
        } else {
            put_black_below(&worth[vertex]);
        }
        add(&worth[below[vertex]], &worth[vertex]);
    }
    const struct number *all = &worth[ROOT];
    const int sign = all->whole < 0 ? -1 : all->whole > 0 || all->begin < all->end ? 1 : 0;
    free(all->digits);
    return sign;
}

int main(void)
{
    int64_t vertices_left = MAX_VERTICES;
    const int64_t trees = read_int("T", 1, 1000);
    for (int64_t tree = 0; tree < trees; tree++) {
        const int64_t vertices = read_int("N", 1, vertices_left);
        vertices_left -= vertices;
        read_tree(vertices);
        const int sign = sign_of_tree(vertices);
        printf("%s %s\n", sign > 0 ? "Chef" : "Ksen", sign < 0 ? "Ksen" : "Chef");
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
