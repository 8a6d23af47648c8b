/*
 * BOJ 16895 - Nim 3 (님 게임 3)
 *
 * Game:   N piles; a move takes one or more stones from one pile. Whoever takes the last stone wins.
 * Input:  N (1..1000), then N pile sizes (1..1000).
 * Output: the number of first moves after which the first player can win.
 *
 * Idea:   A move wins when it makes the nim-sum (XOR) 0. To do so, a pile a must become a ^ s, where s
 *         is the nim-sum now. That is a move only if a ^ s is smaller than a; so every pile has at
 *         most one winning move. If s is 0, a ^ s is a itself, and no pile has one.
 * Cost:   O(N) time and memory.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

enum { MAX_PILES = 1000 };

static int winning_moves(const int64_t pile[], int64_t piles, int64_t nim_sum)
{
    int count = 0;
    for (int64_t i = 0; i < piles; i++) {
        /* The brackets are needed: ^ binds less than <. */
        if ((pile[i] ^ nim_sum) < pile[i]) {
            count++;
        }
    }
    return count;
}

int main(void)
{
    int64_t pile[MAX_PILES];
    const int64_t piles = read_int("N", 1, MAX_PILES);

    int64_t nim_sum = 0;
    for (int64_t i = 0; i < piles; i++) {
        pile[i] = read_int("pile size", 1, 1000);
        nim_sum ^= pile[i];
    }

    printf("%d\n", winning_moves(pile, piles, nim_sum));
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
