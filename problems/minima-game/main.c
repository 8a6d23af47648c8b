/*
 * BOJ 8196 - The Minima Game
 *
 * Game:   n cards; a move takes any positive number of them and scores the smallest card taken. Both
 *         players want the largest lead over the other.
 * Input:  n (1..1000000), then n cards (1..10^9).
 * Output: the lead of the first player.
 *
 * Idea:   It is best to take the k largest cards for some k. So sort: what is left is always the smallest
 *         cards 1..i, and lead(i) is the largest card(j) - lead(j - 1) over all j up to i. All but the last
 *         of these were looked through for lead(i - 1) already:
 *             lead(i) = max(lead(i - 1), card(i) - lead(i - 1)),   lead(0) = 0.
 * Cost:   O(n log n) time for the sort, O(n) for the game; O(n) memory.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

enum { MAX_CARDS = 1000000, MAX_CARD = 1000000000 };

/* For qsort: less than, equal to or greater than 0 as the left card is less than, equal to or greater. */
static int compare_cards(const void *left, const void *right)
{
    const int a = *(const int *)left;
    const int b = *(const int *)right;
    return (a > b) - (a < b);
}

int main(void)
{
    static int cards[MAX_CARDS];
    const size_t count = (size_t)read_int("n", 1, MAX_CARDS);
    for (size_t i = 0; i < count; i++) {
        cards[i] = (int)read_int("card", 1, MAX_CARD);
    }
    qsort(cards, count, sizeof cards[0], compare_cards);

    int lead = 0; /* of the player to move when only the smallest i cards are left */
    for (size_t i = 0; i < count; i++) {
        const int take_down_to_it = cards[i] - lead;
        lead = take_down_to_it > lead ? take_down_to_it : lead;
    }
    printf("%d\n", lead);
    return finish();
}

/* snippet common/read_fast.c: begin */
/*
 * read_int as in common/read_int.c, in half the time: for inputs of thousands of numbers. It reads ahead
 * through a buffer of its own, so a program that calls it must not read by anything else.
 */
static inline int next_char(void)
{
    static unsigned char buffer[1 << 14];
    static size_t next;
    static size_t end;
    if (next == end) {
        next = 0;
        end = fread(buffer, 1, sizeof buffer, stdin);
    }
    return next < end ? buffer[next++] : EOF;
}

static int64_t read_int(const char *name, int64_t low, int64_t high)
{
    const uint64_t tenth = (uint64_t)high / 10; /* what is larger may not take another digit */
    int c = next_char();
    while (isspace(c)) {
        c = next_char();
    }
    const int first = c;
    int64_t digits = 0;
    uint64_t value = 0;
    while (isdigit(c)) {
        value = value > tenth ? UINT64_MAX : 10 * value + (uint64_t)(c - '0');
        digits++;
        c = next_char();
    }
    const bool plain = digits > 0 && (first != '0' || digits == 1) && (isspace(c) || c == EOF);
    if (!plain || value < (uint64_t)low || value > (uint64_t)high) {
        const char *problem = first == EOF ? "missing" : plain ? "out of range" : "not a plain integer";
        fprintf(stderr, "%s: %s, expected %" PRId64 " to %" PRId64 "\n", name, problem, low, high);
        exit(EXIT_FAILURE);
    }
    return (int64_t)value;
}
/* snippet common/read_fast.c: end */

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
