/*
 * BOJ 9662 - Stone Game 8 (돌 게임 8)
 *
 * Game:   N stones; a move takes one of K given amounts. Whoever cannot move loses.
 * Input:  M (1..10^9), K (1..22), then the K amounts (1..22), ascending.
 * Output: for how many N in 1..M the second player wins.
 *
 * Idea:   Whether N loses depends only on the 22 positions below it. Keep these as a window of 22 bits
 *         and let it slide over N = 1, 2, 3, ... The next window follows from the last, so once a window
 *         comes again, everything repeats. To notice that, remember one old window, and renew it each
 *         time N has doubled (Brent 1980): it is soon one inside the period. Renew and compare at lost N
 *         only: the old window ends in a lost N, so one that equals it does as well.
 *         Then whole periods are counted at once, and what is left is walked as before.
 * Cost:   O(pre-period + period) time, O(1) memory. Over all sets the two add up to at most 521.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

enum { MAX_AMOUNT = 22 };

/* Bit i is set when the position i + 1 below the next one loses; below zero nothing does. */
static const uint32_t WINDOW_OF_ZERO = 1;
static const uint32_t WINDOW_BITS = (UINT32_C(1) << MAX_AMOUNT) - 1;

/* Bit i of `amounts` is set when i + 1 stones may be taken. Moves *window one position on. */
static bool next_loses(uint32_t *window, uint32_t amounts)
{
    const bool loses = (*window & amounts) == 0;
    *window = (*window << 1 | (loses ? 1 : 0)) & WINDOW_BITS;
    return loses;
}

static int64_t count_losing(int64_t last, uint32_t amounts)
{
    uint32_t window = WINDOW_OF_ZERO;
    int64_t count = 0;
    uint32_t old_window = window;
    int64_t old_count = 0;
    int64_t old_n = 0;
    int64_t renew_from = MAX_AMOUNT;
    for (int64_t n = 1; n <= last; n++) {
        if (!next_loses(&window, amounts)) {
            continue;
        }
        count++;
        if (window == old_window) {
            const int64_t period = n - old_n;
            const int64_t periods_left = (last - n) / period;
            count += periods_left * (count - old_count);
            n += periods_left * period; /* fewer than a period is left, so this happens once */
        } else if (n >= renew_from) {
            old_window = window;
            old_count = count;
            old_n = n;
            renew_from = 2 * n;
        }
    }
    return count;
}

int main(void)
{
    const int64_t last = read_int("M", 1, 1000000000);
    const int64_t kinds = read_int("K", 1, MAX_AMOUNT);
    uint32_t amounts = 0;
    int64_t amount = 0;
    for (int64_t i = 0; i < kinds; i++) {
        amount = read_int("amount", amount + 1, MAX_AMOUNT);
        amounts |= UINT32_C(1) << (amount - 1);
    }
    printf("%" PRId64 "\n", count_losing(last, amounts));
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
