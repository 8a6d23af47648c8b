/*
 * Codeforces 1906G - Grid Game 2
 *
 * Game:   a grid of 10^9 rows and columns, N cells are black. A move picks a black cell (R, C) and turns over, from
 *         black to white or back, all cells of the square with s = min(R, C) rows and columns whose last cell it is: the
 *         rows R - s + 1 to R, the columns C - s + 1 to C. Whoever finds no black cell loses.
 * Input:  N (1..200,000), then N black cells R C (1..10^9 both), all different (not checked).
 * Output: FIRST if the first player wins, SECOND otherwise.
 *
 * Idea:   Give the cells weights 0 and 1 with an odd sum in every square of a move: then each move changes the parity of
 *         the black weights, and only this counts. All weights up to (r, c) add up to the sum of the quotients of
 *         Euclid's algorithm, modulo 2.
 * Cost:   O(N log C) time, O(1) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

/* The parity of the sum of the quotients; 0 if r or c is 0. */
static int64_t weights_up_to(int64_t r, int64_t c)
{
    int64_t quotients = 0;
    while (r > 0) {
        const int64_t rest = c % r;
        quotients += c / r;
        c = r;
        r = rest;
    }
    return quotients % 2;
}

static int64_t weight(int64_t r, int64_t c)
{
    return weights_up_to(r, c) ^ weights_up_to(r - 1, c) ^ weights_up_to(r, c - 1) ^ weights_up_to(r - 1, c - 1);
}

int main(void)
{
    const int64_t cells = read_int("N", 1, 200000);
    int64_t black_weight = 0;
    for (int64_t i = 0; i < cells; i++) {
        const int64_t r = read_int("R", 1, 1000000000);
        const int64_t c = read_int("C", 1, 1000000000);
        black_weight ^= weight(r, c);
    }
    puts(black_weight == 1 ? "FIRST" : "SECOND");
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
