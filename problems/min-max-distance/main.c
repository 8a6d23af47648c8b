/*
 * BOJ 11757 - Min-Max Distance Game
 *
 * Game:   n stones on a line. The players take turns to remove one stone, until two are left. Alice wants their
 *         distance large, Bob wants it small.
 * Input:  n (3..100000), then who moves first, Alice or Bob, then n places (0..10^9, ascending, all different).
 * Output: the distance of the last two stones.
 *
 * Idea:   Let m be half of n, rounded up. If Alice moves last, the result is the least x[i + m] - x[i]: she keeps
 *         such pairs, Bob any m + 1 neighbours. If Bob does, it is the least d such that m groups of width d hold all
 *         (bisection).
 * Cost:   O(n log x) time, O(n) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { MAX_STONES = 100000, MAX_PLACE = 1000000000 };

static bool read_is_alice(void)
{
    char name[7] = "";
    int begin = 0;
    int end = 0; /* not by strlen: the name may contain the character '\0' */
    const int length = scanf(" %n%6s%n", &begin, name, &end) == 1 ? end - begin : 0;
    if (!(length == 5 && strcmp(name, "Alice") == 0) && !(length == 3 && strcmp(name, "Bob") == 0)) {
        fputs("f: expected Alice or Bob\n", stderr);
        exit(EXIT_FAILURE);
    }
    return name[0] == 'A';
}

/* The width of the narrowest run of `count` consecutive stones. */
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
    int enough = (x[stones - 1] - x[0]) / groups; /* the first stones of one more group would not fit */
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
    const int stones = (int)read_int("n", 3, MAX_STONES);
    const bool alice_is_first = read_is_alice();
    for (int i = 0; i < stones; i++) { /* each stone leaves room for those to its right */
        x[i] = (int)read_int("x", i == 0 ? 0 : x[i - 1] + 1, MAX_PLACE - (stones - 1 - i));
    }
    const int half = (stones + 1) / 2;
    const bool alice_is_last = alice_is_first == (stones % 2 == 1); /* of n - 2 moves */
    printf("%d\n", alice_is_last ? narrowest(x, stones, half + 1) : least_width(x, stones, half));
    return 0;
}

/* snippet common/snippets/read_int.c */
/* Reads the next integer; one that is missing or not from low to high (10^18 at most) ends the program. */
static int64_t read_int(const char *name, int64_t low, int64_t high)
{
    const int64_t too_large = (int64_t)2000000000 * 1000000000;
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    const int sign = low < 0 && c == '-' ? -1 : 1;
    c = sign < 0 ? getchar() : c;
    int64_t value = isdigit(c) ? 0 : too_large;
    for (; isdigit(c); c = getchar()) {
        value = value < too_large / 10 ? 10 * value + (c - '0') : too_large;
    }
    if (sign * value < low || sign * value > high || (c != EOF && !isspace(c))) {
        fprintf(stderr, "%s: expected an integer from %lld to %lld\n", name, (long long)low, (long long)high);
        exit(EXIT_FAILURE);
    }
    return sign * value;
}
