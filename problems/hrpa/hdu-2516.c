/*
 * HDU 2516 - Hrpa
 *
 * Game:   n stones. The first move takes any number of them, but not all; from then on, each move takes at least 1
 *         and at most twice as many as the opponent has just taken. Whoever takes the last stone wins.
 * Input:  1 to 1000 games (our own bound): n (2..2,147,483,647); a 0 ends them.
 * Output: for each game "First win" if the first player wins, "Second win" otherwise.
 *
 * Idea:   The first player wins by taking the smallest of the Fibonacci numbers whose sum n is, none of them
 *         neighbours. If n is a Fibonacci number itself, that is all of n, which is not allowed, and the second
 *         player wins.
 * Cost:   O(log n) per game.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

static bool is_fibonacci(int64_t n)
{
    int64_t number = 1;
    int64_t next = 2;
    while (number < n) {
        next += number;
        number = next - number;
    }
    return number == n;
}

int main(void)
{
    for (int64_t n; (n = read_int("n", 0, 2147483647)) != 0;) {
        puts(is_fibonacci(n) ? "Second win" : "First win");
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
