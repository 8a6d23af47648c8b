/*
 * BOJ 17783 - Breaking Branches
 *
 * Game:   A branch of length n; a move breaks one piece into two pieces of whole length.
 *         Whoever makes the last break wins. Alice moves first.
 * Input:  n (2..10^9).
 * Output: Alice or Bob, the winner; if it is Alice, also a second line with the length (1..n - 1) of a piece that she
 *         can break off first and still win. Any such length is right.
 *
 * Idea:   Every break adds one piece, and the game ends with n pieces of length 1. So there are n - 1 breaks, whatever
 *         the players do. Alice makes the last one, and wins, exactly when n is even; then every first break wins.
 * Cost:   O(1).
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t length = read_int("n", 2, 1000000000);
    puts(length % 2 == 0 ? "Alice\n1" : "Bob");
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
