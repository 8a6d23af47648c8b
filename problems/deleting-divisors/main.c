/*
 * Codeforces 1537D - Deleting Divisors
 *
 * Game:   A number n. A move subtracts a divisor of the current number other than 1 and the number itself. Whoever
 *         cannot move loses.
 * Input:  the number of games t (1..10,000), then for each game n (1..10^9).
 * Output: one line per game: Alice or Bob, the player who wins. Alice moves first.
 *
 * Idea:   A table of the first numbers shows it: the losing numbers are the odd ones, and 2, 8, 32, 128, ..., the powers
 *         of two with an odd exponent. Every other even number can be made odd, or be halved to one of these.
 * Cost:   O(log n) per game.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

static bool loses(int64_t number)
{
    if (number % 2 == 1) {
        return true;
    }
    while (number % 4 == 0) {
        number /= 4;
    }
    return number == 2;
}

int main(void)
{
    const int64_t games = read_int("t", 1, 10000);
    for (int64_t game = 0; game < games; game++) {
        puts(loses(read_int("n", 1, 1000000000)) ? "Bob" : "Alice");
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
