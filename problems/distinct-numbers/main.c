/*
 * AtCoder arc137_c - Distinct Numbers
 *
 * Game:   N different numbers. A move replaces the largest one by a smaller number, 0 or more, that is not there. Whoever
 *         cannot move loses.
 * Input:  N (2..300,000), then N numbers A (0..10^9), each larger than the one before.
 * Output: Alice or Bob, the player who wins. Alice moves first.
 *
 * Idea:   If the largest number is 2 or more above the next one, the player to move wins: by a move below that one, or by the
 *         number just above it, which leaves the opponent the same moves. Nobody wants to leave that, so the parity of the
 *         free places decides.
 * Cost:   O(N)
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

int main(void)
{
    const int64_t n = read_int("N", 2, 300000);
    int64_t next_largest = -1;
    int64_t largest = -1;
    for (int64_t i = 0; i < n; i++) {
        next_largest = largest;
        largest = read_int("A", 0, 1000000000);
        must(largest > next_largest, "each A must be larger than the one before");
    }
    const int64_t free_places = largest - (n - 1); /* below the largest */
    puts(largest - next_largest >= 2 || free_places % 2 == 1 ? "Alice" : "Bob");
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

/* snippet common/snippets/must.c */
/* What ranges cannot say of the input: if it does not hold, the program ends. */
static void must(bool holds, const char *condition)
{
    if (!holds) {
        fprintf(stderr, "input: %s\n", condition);
        exit(EXIT_FAILURE);
    }
}
