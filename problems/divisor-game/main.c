/*
 * LeetCode 1025 - Divisor Game, as a program
 *
 * Game:   a number; a move subtracts one of its divisors that is less than the number. Whoever cannot move loses.
 * Input:  N (1..1000).
 * Output: Alice, who moves first, if she wins, Bob otherwise.
 *
 * Idea:   Even numbers are won: subtract 1. All divisors of an odd number are odd, so whatever is subtracted from it, an
 *         even number is left; and 1 has no move.
 * Cost:   O(1) time, O(1) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t n = read_int("N", 1, 1000);
    puts(n % 2 == 0 ? "Alice" : "Bob");
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
