/*
 * BOJ 11867 - Box Splitting (박스 나누기 게임)
 *
 * Game:   Two boxes hold N and M stones. A move empties one box and splits the stones of the other
 *         over the two, at least one in each. Whoever makes (1, 1) wins.
 * Input:  N M (1..100 each, not both 1).
 * Output: A if the player who starts wins, B otherwise.
 *
 * Idea:   The first player wins when N or M is even: split an even pile into 1 and the rest, two odd
 *         piles. From two odd piles every split is of an odd number, so it makes an even pile again.
 *         The end (1, 1) is odd and odd, so it is the opponent who is left with it.
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

static bool first_player_wins(int64_t n, int64_t m)
{
    return n % 2 == 0 || m % 2 == 0;
}

int main(void)
{
    const int64_t n = read_int("N", 1, 100);
    const int64_t m = read_int("M", n == 1 ? 2 : 1, 100); /* (1, 1) is over, so it is not given */
    puts(first_player_wins(n, m) ? "A" : "B");
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
