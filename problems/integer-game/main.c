/*
 * Codeforces 1375F - Integer Game
 *
 * Game:   three piles of different sizes. In each turn the first player names a number y, and the second one adds y stones
 *         to a pile, but not to that of the turn before. The first player wins when two piles are equal, the second
 *         one when that has not happened in 1000 turns. The program chooses its side.
 * Input:  the piles a, b and c (1..10^9), all different.
 * Talk:   the program writes First, and then in each turn y (at most 10^12); it reads the number of the pile, 1 to 3, or 0 when
 *         the judge has lost: then it ends. Each line is flushed, so that the judge sees it.
 *
 * Idea:   First wins in three turns. A large y makes a largest pile r, which may not grow now. With p and q as the others,
 *         2r - p - q leaves equal steps, and the largest pile may not grow. The step then makes two piles equal.
 * Cost:   O(1)
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { LARGE = 1000000000 };

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

static int64_t pile[4]; /* from 1 on */

/* Names y and reads to which pile it is added; the program ends when the judge says that it has lost. */
static int name(int64_t y)
{
    printf("%lld\n", (long long)y);
    fflush(stdout);
    const int grown = (int)read_int("pile", 0, 3);
    if (grown == 0) {
        exit(EXIT_SUCCESS);
    }
    pile[grown] += y;
    return grown;
}

int main(void)
{
    pile[1] = read_int("a", 1, LARGE);
    pile[2] = read_int("b", 1, LARGE);
    pile[3] = read_int("c", 1, LARGE);
    must(pile[1] != pile[2] && pile[1] != pile[3] && pile[2] != pile[3], "the piles must be different");
    puts("First");
    const int large = name(LARGE);
    const int largest = name(3 * pile[large] - pile[1] - pile[2] - pile[3]);
    name(pile[largest] - pile[large]);
    fputs("pile: expected 0, as two piles are equal\n", stderr);
    return EXIT_FAILURE;
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
