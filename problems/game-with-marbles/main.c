/*
 * Codeforces 1914E2 - Game with Marbles
 *
 * Game:   n colours; Alice has a_i marbles of colour i, Bob b_i. In turn, Alice first, a player picks a colour that
 *         both still have, discards one marble of it, and the other discards all of that colour. When no colour is left
 *         that both have, the score is Alice's marbles minus Bob's. Alice wants it large, Bob small.
 * Input:  t (1..10,000), then t games: n (2..200,000), a_1..a_n, b_1..b_n (1..10^9); all n together at most 200,000.
 * Output: one score per line.
 *
 * Idea:   Each colour is picked exactly once. If Alice picks it, it adds a - 1 to the score; if Bob does, it adds -(b -
 *         1). The difference is a + b - 2, whoever picks, so both always pick the colour with the largest a + b.
 * Cost:   O(n log n) time for the sort, O(n) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { MAX_COLORS = 200000 };

static struct color {
    int alices, bobs;
} colors[MAX_COLORS];

/* For qsort: the color with more marbles comes first. */
static int compare_colors(const void *left, const void *right)
{
    const struct color *a = (const struct color *)left;
    const struct color *b = (const struct color *)right;
    return (b->alices + b->bobs) - (a->alices + a->bobs);
}

int main(void)
{
    const int games = (int)read_int("t", 1, 10000);
    int colors_left = MAX_COLORS;
    for (int game = 0; game < games; game++) {
        const int count = (int)read_int("n", 2, colors_left);
        colors_left -= count;
        for (int i = 0; i < count; i++) {
            colors[i].alices = (int)read_int("a", 1, 1000000000);
        }
        for (int i = 0; i < count; i++) {
            colors[i].bobs = (int)read_int("b", 1, 1000000000);
        }
        qsort(colors, (size_t)count, sizeof colors[0], compare_colors);

        int64_t score = 0;
        for (int i = 0; i < count; i++) {
            score += i % 2 == 0 ? colors[i].alices - 1 : 1 - colors[i].bobs;
        }
        printf("%lld\n", (long long)score);
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
