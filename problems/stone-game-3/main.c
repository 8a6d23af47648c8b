/*
 * BOJ 9657 - Stone Game 3 (돌 게임 3)
 *
 * Game:   N stones; a move takes 1, 3 or 4. Whoever takes the last stone wins.
 * Input:  N (1..1000).
 * Output: SK if the first player wins, CY otherwise.
 *
 * Idea:   The win/lose table of stone-game-1 with one more move. Parity no longer decides, since 4 is even.
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

enum { MAX_STONES = 1000 };

static bool first_player_wins(int stones)
{
    /* 0 stones: the opponent has taken the last one. Of 1 to 3 stones only 1 or 3 can be taken. */
    bool wins[MAX_STONES + 1] = {false, true, false, true};
    for (int n = 4; n <= stones; n++) {
        wins[n] = !(wins[n - 1] && wins[n - 3] && wins[n - 4]);
    }
    return wins[stones];
}

int main(void)
{
    const int stones = (int)read_int("N", 1, MAX_STONES);
    puts(first_player_wins(stones) ? "SK" : "CY");
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
