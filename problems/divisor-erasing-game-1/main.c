/*
 * BOJ 12107 - Divisor Erasing Game 1 (약수 지우기 게임 1)
 *
 * Game:   The numbers 1 to N are written down. A move picks one that is left and erases it with all
 *         its divisors. Whoever erases the last number loses.
 * Input:  N (1..1,000,000).
 * Output: A if the first player wins, B otherwise.
 *
 * Idea:   Strategy stealing: every pick erases the 1. So whatever good answer the second player would have if the first
 *         player picked 1, the first player can pick at once, and the same numbers are left. With N = 1 there is
 *         nothing to steal: the only pick loses.
 * Cost:   O(1).
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t last = read_int("N", 1, 1000000);
    puts(last > 1 ? "A" : "B");
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
