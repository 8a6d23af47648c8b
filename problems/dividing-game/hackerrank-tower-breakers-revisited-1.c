/*
 * HackerRank tower-breakers-revisited-1 - Dividing Game
 *
 * Game:   N towers. A move lowers one of them to a proper divisor of its height. Whoever cannot move loses.
 * Input:  T (1..100), then T games: N (1..100), then N numbers: height (1..10^6) of each tower.
 * Output: for each game 1 if the first player wins, 2 otherwise.
 *
 * Idea:   A height is a pile of its prime factors, each as often as it occurs: a divisor keeps any part of them, so
 *         it may keep any smaller count. This is Nim on the numbers of prime factors.
 * Cost:   O(N sqrt(height)) time, O(1) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

static int64_t count_prime_factors(int64_t number)
{
    int64_t count = 0;
    for (int64_t factor = 2; factor * factor <= number; factor++) {
        while (number % factor == 0) {
            number /= factor;
            count++;
        }
    }
    return number > 1 ? count + 1 : count;
}

int main(void)
{
    const int64_t games = read_int("T", 1, 100);
    for (int64_t game = 0; game < games; game++) {
        const int64_t towers = read_int("N", 1, 100);
        int64_t nim_sum = 0;
        for (int64_t i = 0; i < towers; i++) {
            nim_sum ^= count_prime_factors(read_int("height", 1, 1000000));
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
