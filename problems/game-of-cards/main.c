/*
 * BOJ 11683 - Game of Cards
 *
 * Game:   Piles of cards with values. A move picks a pile, removes 0 to K cards from its top but
 *         leaves at least one, then removes as many cards as the card now on top says. Whoever
 *         cannot do this loses.
 * Input:  P (1..100) and K (0..1000), then a pile a line: N (1..1000) and N values (1..1000) from
 *         bottom to top. (The limits are our own.)
 * Output: "Alice can win." if the first player wins, "Bob will win." otherwise.
 *
 * Idea:   The position of a pile is its height. Card t on top leads to height t - value, whatever
 *         the height was before: so from height h the moves are those of the cards h - K to h, a
 *         window that moves up with h. Its mex is the Grundy number of h. We count how often each
 *         number is in the window, and how many different ones each block of 32 numbers has there:
 *         full blocks are skipped as a whole.
 * Cost:   O(sqrt(N)) a card, O(N) memory.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

enum {
    MAX_PILES = 100,
    MAX_K = 1000,
    MAX_CARDS = 1000,
    MAX_VALUE = 1000,
    BLOCK = 32,
    BLOCKS = 32,
    NO_MOVE = -1
};

struct window {
    int times[BLOCK * BLOCKS]; /* how many moves lead to this Grundy number */
    int different[BLOCKS];     /* how many numbers of the block some move leads to */
};

static void add(struct window *window, int grundy)
{
    if (grundy != NO_MOVE && window->times[grundy]++ == 0) {
        window->different[grundy / BLOCK]++;
    }
}

static void drop(struct window *window, int grundy)
{
    if (grundy != NO_MOVE && --window->times[grundy] == 0) {
        window->different[grundy / BLOCK]--;
    }
}

static int mex_of(const struct window *window)
{
    int block = 0;
    while (window->different[block] == BLOCK) {
        block++;
    }
    int grundy = BLOCK * block;
    while (window->times[grundy] > 0) {
        grundy++;
    }
    return grundy;
}

/* Reads a pile and returns the Grundy number of its full height. */
static int read_pile(int64_t most_removed)
{
    int grundy[MAX_CARDS + 1];   /* of every height */
    int leads_to[MAX_CARDS + 1]; /* the Grundy number of the height that a card on top leads to */
    struct window window = {{0}, {0}};
    grundy[0] = 0;

    const int64_t cards = read_int("N", 1, MAX_CARDS);
    for (int64_t height = 1; height <= cards; height++) {
        const int64_t value = read_int("value", 1, MAX_VALUE);
        leads_to[height] = value <= height ? grundy[height - value] : NO_MOVE;
        add(&window, leads_to[height]);
        if (height > most_removed + 1) {
            drop(&window, leads_to[height - most_removed - 1]);
        }
        grundy[height] = mex_of(&window);
    }
    return grundy[cards];
}

int main(void)
{
    const int64_t piles = read_int("P", 1, MAX_PILES);
    const int64_t most_removed = read_int("K", 0, MAX_K);

    int nim_sum = 0;
    for (int64_t i = 0; i < piles; i++) {
        nim_sum ^= read_pile(most_removed);
    }
    puts(nim_sum != 0 ? "Alice can win." : "Bob will win.");
    return finish();
}

/* snippet common/read_int.c: begin */
/*
 * Reads the next integer from stdin: plain decimal digits, set off by blanks or line breaks.
 * Needs 0 <= low <= high. A missing number, a sign, a leading zero, any other character or a value
 * outside low..high ends the program with status 1 and one line on stderr.
 */
static int64_t read_int(const char *name, int64_t low, int64_t high)
{
    const uint64_t tenth = (uint64_t)high / 10; /* what is larger may not take another digit */
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    const bool missing = c == EOF;
    bool plain = isdigit(c);
    uint64_t value = 0;
    while (isdigit(c)) {
        value = value > tenth ? UINT64_MAX : 10 * value + (uint64_t)(c - '0');
        c = getchar();
        plain = plain && !(value == 0 && isdigit(c));
    }
    plain = plain && (isspace(c) || c == EOF);
    if (!plain || value < (uint64_t)low || value > (uint64_t)high) {
        const char *problem = missing ? "missing" : plain ? "out of range" : "not a plain integer";
        fprintf(stderr, "%s: %s, expected %" PRId64 " to %" PRId64 "\n", name, problem, low, high);
        exit(EXIT_FAILURE);
    }
    return (int64_t)value;
}
/* snippet common/read_int.c: end */

/* snippet common/finish.c: begin */
/*
 * Ends the output and gives the exit status: a full disk or a closed stdout must not lose the
 * answer without a word, so that is status 1 and one line on stderr.
 */
static int finish(void)
{
    if (fflush(stdout) == EOF || ferror(stdout)) {
        fputs("output: the answer could not be written\n", stderr);
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
/* snippet common/finish.c: end */
