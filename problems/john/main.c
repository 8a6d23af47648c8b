/*
 * BOJ 3754 - John
 *
 * Game:   N boxes of sweets; a move eats one or more sweets from one box. Whoever eats the last one loses.
 * Input:  T (1..474), then for each game N (1..47) and N box sizes (1..4747).
 * Output: one line per game: John if the first player wins, Brother otherwise.
 *
 * Idea:   Misere Nim. If some box holds 2 or more, the first player wins exactly when the nim-sum (XOR) is not 0; if all
 *         hold one sweet, exactly when it is 0. So exactly one of "all hold 1" and "the nim-sum is not 0" must be true.
 * Cost:   O(sum of N) time, O(1) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t games = read_int("T", 1, 474);
    for (int64_t game = 0; game < games; game++) {
        const int64_t boxes = read_int("N", 1, 47);
        int64_t nim_sum = 0;
        bool only_ones = true;
        for (int64_t i = 0; i < boxes; i++) {
            const int64_t sweets = read_int("box size", 1, 4747);
            nim_sum ^= sweets;
            only_ones = only_ones && sweets == 1;
        }
        const bool john_wins = only_ones != (nim_sum != 0);
        puts(john_wins ? "John" : "Brother");
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
