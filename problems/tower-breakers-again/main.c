/*
 * HackerRank tower-breakers-again-1 - Tower Breakers, Again!
 *
 * Game:   N towers. A move breaks a tower of height X into Y towers of height Z each, where Y Z = X and Y > 1. Whoever
 *         cannot move loses.
 * Input:  the number of games T (1..200), then for each game N (1..100) and N heights h (1..100,000).
 * Output: one line per game: 1 if the first player wins, 2 otherwise.
 *
 * Idea:   An even number of equal towers is worth nothing, an odd number as much as one. So the Grundy number of a
 *         tower is the number of its odd prime factors, each as often as it occurs, and 1 more if it is even.
 * Cost:   O(N sqrt h) time per game, O(1) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

static int64_t grundy(int64_t height)
{
    int64_t value = height % 2 == 0 ? 1 : 0;
    while (height % 2 == 0) {
        height /= 2;
    }
    for (int64_t factor = 3; factor * factor <= height; factor += 2) {
        while (height % factor == 0) {
            height /= factor;
            value++;
        }
    }
    return height > 1 ? value + 1 : value;
}

int main(void)
{
    const int64_t games = read_int("T", 1, 200);
    for (int64_t game = 0; game < games; game++) {
        const int64_t towers = read_int("N", 1, 100);
        int64_t nim_sum = 0;
        for (int64_t i = 0; i < towers; i++) {
            nim_sum ^= grundy(read_int("h", 1, 100000));
        }
        puts(nim_sum != 0 ? "1" : "2");
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
