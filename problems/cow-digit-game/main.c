/*
 * BOJ 6120 - Cow Digit Game
 *
 * Game:   A number N; a move subtracts its largest digit or its smallest digit that is not 0.
 *         Whoever reaches 0 wins.
 * Input:  G (1..100), then G lines with a number N (1..1,000,000) each.
 * Output: a line a game: YES if the first player wins, NO otherwise.
 *
 * Idea:   One win/lose table for all games, as far as the largest N. The two digits of a number
 *         come from those of the number without its last digit, so a step costs the same for all.
 * Cost:   O(M + G) time and memory for the largest number M.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

enum { MAX_GAMES = 100, MAX_NUMBER = 1000000 };

static void fill_wins(bool wins[], int last)
{
    static int8_t largest[MAX_NUMBER + 10];
    static int8_t smallest[MAX_NUMBER + 10]; /* zeros do not count */

    wins[0] = false;
    smallest[0] = 9; /* there is no digit, and none that comes can be larger */
    for (int tens = 0; 10 * tens <= last; tens++) {
        for (int digit = tens == 0 ? 1 : 0; digit < 10; digit++) {
            const int n = 10 * tens + digit;
            const int high = digit > largest[tens] ? digit : largest[tens];
            const int low = digit != 0 && digit < smallest[tens] ? digit : smallest[tens];
            wins[n] = !wins[n - high] || !wins[n - low];
            largest[n] = (int8_t)high;
            smallest[n] = (int8_t)low;
        }
    }
}

int main(void)
{
    static bool wins[MAX_NUMBER + 10];
    int numbers[MAX_GAMES];

    const int games = (int)read_int("G", 1, MAX_GAMES);
    int highest = 0;
    for (int i = 0; i < games; i++) {
        numbers[i] = (int)read_int("N", 1, MAX_NUMBER);
        highest = numbers[i] > highest ? numbers[i] : highest;
    }

    fill_wins(wins, highest);
    for (int i = 0; i < games; i++) {
        puts(wins[numbers[i]] ? "YES" : "NO");
    }
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
