/*
 * BOJ 24553 - Palindrome Game (팰린드롬 게임)
 *
 * Game:   N stones; a move takes x stones, where x is a palindrome: its digits read the same
 *         backwards. Whoever cannot move loses.
 * Input:  T (1..1000), then T games of one number each: N (1..10^18).
 * Output: for each game a line: 0 if the first player wins, 1 otherwise.
 *
 * Idea:   A palindrome does not begin with 0, so it does not end in 0 either: a move changes the
 *         last digit of N. And 1 to 9 are palindromes, so a last digit that is not 0 can be taken
 *         away. So N loses exactly when its last digit is 0.
 * Cost:   O(1) a game.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

enum { MAX_GAMES = 1000 };

int main(void)
{
    const int games = (int)read_int("T", 1, MAX_GAMES);

    char answers[2 * MAX_GAMES + 1] = ""; /* of each game a digit and a line break */
    for (int i = 0; i < games; i++) {
        const int64_t stones = read_int("N", 1, 1000000000000000000);
        answers[2 * i] = stones % 10 != 0 ? '0' : '1';
        answers[2 * i + 1] = '\n';
    }

    fputs(answers, stdout);
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
