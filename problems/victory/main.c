/*
 * BOJ 3032 - Victory (승리)
 *
 * Game:   N different numbers on a circle. The first player takes any one; then the players in turn take a
 *         number next to one that has been taken, until none is left. Whoever has more odd numbers wins.
 * Input:  N (1..100), then N numbers (1..1000), all different, in the order of the circle.
 * Output: how many of the numbers make the first player win for sure when taken first.
 *
 * Idea:   What is left after the first number is an arc, and a move takes one of its two ends. Let lead be
 *         how many odd numbers more than the opponent the player to move gets from an arc:
 *             lead(arc) = the better of (is the end odd?) - lead(the rest) over its two ends.
 *         A first number wins when (is it odd?) is more than the lead of the N - 1 numbers that follow it,
 *         where the opponent is to move. One row holds the arcs of one length from all N starts.
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

enum { MAX_NUMBERS = 100, MAX_NUMBER = 1000 };

/* Sets leads[start] to the lead of the arc of count - 1 numbers that begins at start, for every start. */
static void fill_leads(int *leads, const int *is_odd, int count)
{
    for (int start = 0; start < count; start++) {
        leads[start] = 0;
    }
    for (int length = 1; length < count; length++) {
        const int lead_of_first = leads[0]; /* the last arc needs it, but the first one replaces it */
        for (int start = 0; start < count; start++) {
            const int end = (start + length - 1) % count;
            const int rest = start + 1 < count ? leads[start + 1] : lead_of_first;
            const int take_start = is_odd[start] - rest;
            const int take_end = is_odd[end] - leads[start];
            leads[start] = take_start > take_end ? take_start : take_end;
        }
    }
}

int main(void)
{
    int is_odd[MAX_NUMBERS];
    bool seen[MAX_NUMBER + 1] = {false};
    const int count = (int)read_int("N", 1, MAX_NUMBERS);
    for (int i = 0; i < count; i++) {
        const int number = (int)read_int("number", 1, MAX_NUMBER);
        if (seen[number]) {
            fputs("number: given twice, expected 1 to 1000, all different\n", stderr);
            return EXIT_FAILURE;
        }
        seen[number] = true;
        is_odd[i] = number % 2;
    }

    int leads[MAX_NUMBERS];
    fill_leads(leads, is_odd, count);
    int winning = 0;
    for (int first = 0; first < count; first++) {
        winning += is_odd[first] > leads[(first + 1) % count];
    }
    printf("%d\n", winning);
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
