/*
 * CodeChef FDIVGAME - Floor Division Game
 *
 * Game:   Numbers on a board. A move divides one of them by 2, 3, 4, 5 or 6 and drops the fraction; a 0 is wiped off.
 *         Whoever moves last wins.
 * Input:  the number of games T (1..1000), then for each game N (1..100) and N numbers A (1..10^18).
 * Output: one line per game: Henry or Derek, the player who wins. Henry moves first.
 *
 * Idea:   n has the same Grundy number as n / 12, rounded down, as long as n is 12 or more: the values repeat when the
 *         number grows by a factor of 12, not when it grows by 12. The nim-sum of the numbers determines the winner.
 * Cost:   O(log A) per number, O(1) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

static int grundy(int64_t number)
{
    static const int below_12[12] = {0, 1, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0};
    while (number >= 12) {
        number /= 12;
    }
    return below_12[number];
}

int main(void)
{
    const int64_t games = read_int("T", 1, 1000);
    for (int64_t game = 0; game < games; game++) {
        const int64_t numbers = read_int("N", 1, 100);
        int nim_sum = 0;
        for (int64_t i = 0; i < numbers; i++) {
            nim_sum ^= grundy(read_int("A", 1, 1000000000000000000));
        }
        puts(nim_sum != 0 ? "Henry" : "Derek");
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
