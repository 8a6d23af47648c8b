/*
 * BOJ 12107 - Divisor Erasing Game 1 (약수 지우기 게임 1)
 *
 * Game:   The numbers 1 to N are written down. A move picks one that is left and erases it with all
 *         its divisors. Whoever erases the last number loses.
 * Input:  N (1..1,000,000).
 * Output: A if the first player wins, B otherwise.
 *
 * Idea:   Strategy stealing. Every pick erases 1. So whatever the second player could answer to the
 *         pick of 1, the first player can pick at once, with the same numbers left. With N = 1
 *         there is only the pick that loses.
 * Cost:   O(1).
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

int main(void)
{
    const int64_t last = read_int("N", 1, 1000000);
    const bool first_player_wins = last > 1;
    puts(first_player_wins ? "A" : "B");
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
