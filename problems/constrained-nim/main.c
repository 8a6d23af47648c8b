/*
 * AtCoder ABC 255 G - Constrained Nim
 *
 * Game:   N piles. A move takes one or more stones from one pile, but there are M forbidden moves X Y: from a pile of
 *         exactly X stones not exactly Y. Whoever cannot move loses. Takahashi moves first, then Aoki.
 * Input:  N (1..200,000), M (1..200,000), then N pile sizes A (1..10^18), then M lines X Y (X from 1 to 10^18, Y from 1
 *         to X), all different.
 * Output: Takahashi or Aoki, the player who wins.
 *
 * Idea:   A pile has a new Grundy number, one more than all before, unless some earlier number is wholly out of reach:
 *         then the least such. Only these piles, at most M, are stored, each with the pile whose number it repeats. All
 *         others count the new numbers below.
 * Cost:   O((N + M) log M) time, O(M) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX_PILES = 200000, MAX_MOVES = 200000 };

struct move {
    int64_t from, to; /* pile sizes */
};

struct repeat { /* a pile whose Grundy number is that of a smaller one, which was new there */
    int64_t pile, first;
};

static struct repeat repeats[MAX_MOVES]; /* those found so far, in ascending order */
static int64_t repeat_count;

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

static int compare(int64_t a, int64_t b) { return (a > b) - (a < b); }
static int by_size(const void *a, const void *b) { return compare(*(const int64_t *)a, *(const int64_t *)b); }

static int by_pile(const void *a, const void *b)
{
    const struct move *one = a;
    const struct move *other = b;
    return one->from != other->from ? compare(one->from, other->from) : compare(one->to, other->to);
}

static int64_t repeats_below(int64_t pile)
{
    int64_t low = 0;
    int64_t high = repeat_count;
    while (low < high) {
        const int64_t middle = (low + high) / 2;
        if (repeats[middle].pile < pile) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

/* The smallest pile that has the Grundy number of this one. */
static int64_t first_with_same(int64_t pile)
{
    const int64_t below = repeats_below(pile);
    return below < repeat_count && repeats[below].pile == pile ? repeats[below].first : pile;
}

static int64_t grundy(int64_t pile)
{
    const int64_t first = first_with_same(pile);
    return first - repeats_below(first);
}

static void find_repeats(struct move *moves, int64_t count)
{
    static int64_t targets[MAX_MOVES];        /* where forbidden moves lead, in ascending order */
    static int64_t repeated[MAX_MOVES] = {0}; /* by how many piles so far, where bsearch() finds it */
    static int64_t firsts[MAX_MOVES];
    for (int64_t i = 0; i < count; i++) {
        targets[i] = moves[i].to;
    }
    qsort(targets, (size_t)count, sizeof *targets, by_size);
    qsort(moves, (size_t)count, sizeof *moves, by_pile);
    for (int64_t begin = 0, end; begin < count; begin = end) {
        const int64_t pile = moves[begin].from;
        for (end = begin; end < count && moves[end].from == pile; end++) {
            must(end == begin || moves[end].to != moves[end - 1].to, "the forbidden moves must be different");
            firsts[end] = first_with_same(moves[end].to);
        }
        qsort(firsts + begin, (size_t)(end - begin), sizeof *firsts, by_size);
        int64_t like = 0; /* how many forbidden moves lead to the same Grundy number */
        for (int64_t i = begin; i < end; i++) {
            like = i > begin && firsts[i] == firsts[i - 1] ? like + 1 : 1;
            const int64_t *target = bsearch(&firsts[i], targets, (size_t)count, sizeof *targets, by_size);
            int64_t *others = &repeated[target - targets];
            if (like == *others + 1) { /* all piles that have it, so it is free */
                (*others)++;
                repeats[repeat_count++] = (struct repeat){pile, firsts[i]};
                break;
            }
        }
    }
}

int main(void)
{
    static int64_t piles[MAX_PILES];
    static struct move moves[MAX_MOVES];
    const int64_t most = (int64_t)1000000000 * 1000000000;
    const int64_t pile_count = read_int("N", 1, MAX_PILES);
    const int64_t move_count = read_int("M", 1, MAX_MOVES);
    for (int64_t i = 0; i < pile_count; i++) {
        piles[i] = read_int("A", 1, most);
    }
    for (int64_t i = 0; i < move_count; i++) {
        moves[i].from = read_int("X", 1, most);
        moves[i].to = moves[i].from - read_int("Y", 1, moves[i].from);
    }
    find_repeats(moves, move_count);
    int64_t nim_sum = 0;
    for (int64_t i = 0; i < pile_count; i++) {
        nim_sum ^= grundy(piles[i]);
    }
    puts(nim_sum != 0 ? "Takahashi" : "Aoki");
    return 0;
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
