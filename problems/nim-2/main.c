/*
 * BOJ 11868 - Nim 2 (님 게임 2)
 *
 * Game:   N piles; a move takes one or more stones from one pile. Whoever takes the last stone wins.
 * Input:  N (1..100), then N pile sizes (1..10^9).
 * Output: koosaga if the first player wins, cubelover otherwise.
 *
 * Idea:   The nim-sum (XOR) of the piles decides (Bouton 1901). If it is 0, every move changes one pile
 *         and so makes it non-zero. If not, some pile has its highest bit and can be lowered to make it 0.
 *         The end, no stones, has nim-sum 0: the player who faces 0 loses.
 * Cost:   O(N) time, O(1) memory.
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
    const int64_t piles = read_int("N", 1, 100);
    int64_t nim_sum = 0;
    for (int64_t i = 0; i < piles; i++) {
        const int64_t stones = read_int("pile size", 1, 1000000000);
        nim_sum ^= stones;
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
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
