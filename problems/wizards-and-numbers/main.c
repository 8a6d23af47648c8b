/*
 * Codeforces 167C - Wizards and Numbers
 *
 * Game:   Two numbers, a <= b. A move replaces b by b - a^k, with k >= 1 and not below 0, or by b mod a. Whoever finds a 0
 *         cannot move, and loses.
 * Input:  the number of games t (1..10,000), then for each game a and b (0..10^18 each), in any order.
 * Output: one line per game: First or Second, the player who wins.
 *
 * Idea:   If the remainder of b by a leaves a lost position, go there. Else nobody wants to go there. Then only the quotient
 *         counts: a^k takes a^(k - 1) from it, which is 1 or -1 mod a + 1. It wins if it is even mod a + 1.
 * Cost:   O(log b) per game.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

static bool wins(int64_t a, int64_t b) /* a <= b */
{
    if (a == 0) {
        return false;
    }
    return !wins(b % a, a) || b / a % (a + 1) % 2 == 0;
}

int main(void)
{
    const int64_t most = (int64_t)1000000000 * 1000000000;
    const int64_t games = read_int("t", 1, 10000);
    for (int64_t game = 0; game < games; game++) {
        const int64_t a = read_int("a", 0, most);
        const int64_t b = read_int("b", 0, most);
        puts((a < b ? wins(a, b) : wins(b, a)) ? "First" : "Second");
    }
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
