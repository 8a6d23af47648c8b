/*
 * BOJ 1519 - Substring Game (부분 문자열 뽑기 게임)
 *
 * Game:   A number N; a move subtracts a positive number that stands in its decimal digits, in one
 *         run that is not the whole (of 2309: 2, 3, 9, 23, 30, 09 = 9, 230, 309). Whoever cannot
 *         move loses.
 * Input:  N (1..1,000,000).
 * Output: the smallest number with which the first player wins, or -1.
 *
 * Idea:   A win/lose table up to N, since no rule is known. For the table any winning run will do,
 *         and long runs win most often, so they are tried first. For the answer short runs come
 *         first: a longer one is larger, or has zeros in front and equals a shorter one.
 * Cost:   O(N * D^2) time for numbers of D digits, O(N) memory.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

enum { MAX_NUMBER = 1000000 };

/* Of the runs as long as the zeros of `power`, the smallest number that leaves a lost one; 0: none. */
static int smallest_winning_run(const bool wins[], int n, int power)
{
    int best = 0;
    for (int head = n; 10 * head >= power; head /= 10) {
        const int run = head % power;
        if (run > 0 && !wins[n - run] && (best == 0 || run < best)) {
            best = run;
        }
    }
    return best;
}

static bool first_player_wins(const bool wins[], int n, int power)
{
    while (power > 1 && smallest_winning_run(wins, n, power) == 0) {
        power /= 10;
    }
    return power > 1;
}

int main(void)
{
    static bool wins[MAX_NUMBER + 1];

    const int number = (int)read_int("N", 1, MAX_NUMBER);
    int power = 1; /* the largest power of ten up to n: the longest run has as many digits as it zeros */
    for (int n = 1; n < number; n++) {
        power = n == 10 * power ? n : power;
        wins[n] = first_player_wins(wins, n, power);
    }

    int answer = 0;
    for (power = 10; power <= number && answer == 0; power *= 10) {
        answer = smallest_winning_run(wins, number, power);
    }
    printf("%d\n", answer != 0 ? answer : -1);
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
