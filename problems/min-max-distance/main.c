/*
 * BOJ 11757 - Min-Max Distance Game
 *
 * Game:   n stones on a line. In turn the players remove a stone each, until two are left. Alice wants their
 *         distance large, Bob wants it small.
 * Input:  n (3..100000), then who moves first, Alice or Bob, then n places (0..10^9, ascending, all different).
 * Output: the distance of the last two stones.
 *
 * Idea:   Let m be half of n, rounded up. What counts is who moves last.
 *         Alice: the answer is the least x[i + m] - x[i]. Bob can clear away all but m + 1 neighbours. Alice pairs
 *         stone i with stone i + m (of an odd n she first removes the middle one), and always removes the partner
 *         of the stone that Bob has removed, so that a pair is left.
 *         Bob: the answer is the least d for which m groups, none wider than d, hold all stones. Bob always removes a
 *         stone that is alone in its group. With a smaller d there are m + 1 stones farther apart than d, and Alice
 *         removes all others. The number of groups is found from left to right, and d by bisection.
 * Cost:   O(n log x) time, O(n) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int read_int(const char *name, int low, int high);
static bool read_is_alice(void);
static int finish(void);

enum { MAX_STONES = 100000, MAX_PLACE = 1000000000 };

/* The width of the narrowest row of count neighbours. */
static int narrowest(const int x[], int stones, int count)
{
    int width = MAX_PLACE;
    for (int i = count - 1; i < stones; i++) {
        const int here = x[i] - x[i - count + 1];
        width = here < width ? here : width;
    }
    return width;
}

/* How many groups hold all stones if none may be wider than `width`. */
static int groups_for(const int x[], int stones, int width)
{
    int groups = 1;
    int first = x[0]; /* of the group */
    for (int i = 1; i < stones; i++) {
        if (x[i] - first > width) {
            groups++;
            first = x[i];
        }
    }
    return groups;
}

static int least_width(const int x[], int stones, int groups)
{
    int too_narrow = 0;                           /* each stone would be a group of its own */
    int enough = (x[stones - 1] - x[0]) / groups; /* more than this lies from one first stone to the next */
    while (enough - too_narrow > 1) {
        const int middle = too_narrow + (enough - too_narrow) / 2;
        if (groups_for(x, stones, middle) <= groups) {
            enough = middle;
        } else {
            too_narrow = middle;
        }
    }
    return enough;
}

int main(void)
{
    static int x[MAX_STONES];
    const int stones = read_int("n", 3, MAX_STONES);
    const bool alice_is_first = read_is_alice();
    for (int i = 0; i < stones; i++) { /* each stone leaves room for those to its right */
        x[i] = read_int("x", i == 0 ? 0 : x[i - 1] + 1, MAX_PLACE - (stones - 1 - i));
    }
    const int half = (stones + 1) / 2;
    const bool alice_is_last = alice_is_first == (stones % 2 == 1); /* of n - 2 moves */
    printf("%d\n", alice_is_last ? narrowest(x, stones, half + 1) : least_width(x, stones, half));
    return finish();
}

/* getchar() through a buffer: of a million characters, its calls would cost more than all else. */
static inline int next_char(void)
{
    static unsigned char block[1 << 16];
    static size_t at;
    static size_t length;
    if (at == length) {
        length = fread(block, 1, sizeof block, stdin);
        at = 0;
    }
    return at < length ? block[at++] : EOF;
}

static int first_of_word(void)
{
    int c = next_char();
    while (isspace(c)) {
        c = next_char();
    }
    return c;
}

/* Reads the next integer. One that is missing or not from low to high ends the program. */
static int read_int(const char *name, int low, int high)
{
    const int64_t too_large = 20000000000;
    int c = first_of_word();
    int64_t value = c >= '0' && c <= '9' ? 0 : too_large;
    for (; c >= '0' && c <= '9'; c = next_char()) {
        value = value < too_large / 10 ? 10 * value + (c - '0') : too_large;
    }
    if (value < low || value > high || (c != EOF && !isspace(c))) {
        fprintf(stderr, "%s: expected an integer from %d to %d\n", name, low, high);
        exit(EXIT_FAILURE);
    }
    return (int)value;
}

static bool read_is_alice(void)
{
    char name[7] = "";
    int c = first_of_word();
    for (size_t i = 0; i + 1 < sizeof name && c != EOF && !isspace(c); i++) {
        name[i] = (char)c;
        c = next_char();
    }
    if (strcmp(name, "Alice") != 0 && strcmp(name, "Bob") != 0) {
        fputs("f: expected Alice or Bob\n", stderr);
        exit(EXIT_FAILURE);
    }
    return name[0] == 'A';
}

/* snippet common/finish.c: begin */
/* Ends the output. An answer that cannot be written is status 1 and one line on stderr. */
static int finish(void)
{
    const int lost = fflush(stdout) == EOF || ferror(stdout);
    fputs(lost ? "output: the answer could not be written\n" : "", stderr);
    return lost ? EXIT_FAILURE : EXIT_SUCCESS;
}
/* snippet common/finish.c: end */
