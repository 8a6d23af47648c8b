/*
 * BOJ 5945 - Treasure Chest
 *
 * Game:   A row of N coins; a move takes the leftmost or the rightmost one. Both players want the largest
 *         sum of their own coins.
 * Input:  N (1..5000), then N coins (1..5000).
 * Output: the sum of the first player.
 *
 * Idea:   The game of card-game: lead(interval) is the better of (leftmost - lead(the rest)) and
 *         (rightmost - lead(the rest)). A table of all intervals would have 25 million entries, but one row
 *         is enough. Let leads[i] belong to the interval of the present length that begins at i. For the
 *         next length it needs leads[i] and leads[i + 1] as they are, and nobody after it needs leads[i].
 *         So from left to right it can be replaced on the spot.
 * Cost:   O(N^2) time, O(N) memory.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

enum { MAX_COINS = 5000, MAX_COIN = 5000 };

static int lead_of_first_player(const int *coins, int count)
{
    static int leads[MAX_COINS + 1]; /* of the intervals of length 0: nothing to take */
    for (int length = 1; length <= count; length++) {
        for (int i = 0; i + length <= count; i++) {
            const int take_left = coins[i] - leads[i + 1];
            const int take_right = coins[i + length - 1] - leads[i];
            leads[i] = take_left > take_right ? take_left : take_right;
        }
    }
    return leads[0];
}

int main(void)
{
    static int coins[MAX_COINS];
    const int count = (int)read_int("N", 1, MAX_COINS);
    int all = 0;
    for (int i = 0; i < count; i++) {
        coins[i] = (int)read_int("coin", 1, MAX_COIN);
        all += coins[i];
    }
    printf("%d\n", (all + lead_of_first_player(coins, count)) / 2);
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
