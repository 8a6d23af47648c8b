/*
 * Luogu P2148 - Box Splitting
 *
 * Game:   N boxes, of which 1 and 2, 3 and 4, ... are pairs. A move empties one box and splits the other of its pair
 *         between the two, at least one stone in each. Whoever cannot move loses.
 * Input:  T (1..20), then T games: N (2..20,000, even), then N boxes (1..2 * 10^9).
 * Output: for each game YES if the first player wins, NO otherwise.
 *
 * Idea:   The Grundy number of a pair a, b is the place of the lowest binary digit that is 0 in both a - 1 and b - 1.
 *         The nim-sum (XOR) of these numbers determines the winner.
 * Cost:   O(N log(box)) time, O(1) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

static int grundy(int64_t a, int64_t b)
{
    const int64_t digits = (a - 1) | (b - 1);
    int place = 0;
    while (digits >> place & 1) {
        place++;
    }
    return place;
}

int main(void)
{
    const int64_t games = read_int("T", 1, 20);
    for (int64_t game = 0; game < games; game++) {
        const int64_t boxes = read_int("N", 2, 20000);
        must(boxes % 2 == 0, "N must be even");
        int nim_sum = 0;
        for (int64_t pair = 0; pair < boxes / 2; pair++) {
            const int64_t a = read_int("box", 1, 2000000000);
            const int64_t b = read_int("box", 1, 2000000000);
            nim_sum ^= grundy(a, b);
        }
        puts(nim_sum != 0 ? "YES" : "NO");
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

/* snippet common/snippets/must.c */
/* What ranges cannot say of the input: if it does not hold, the program ends. */
static void must(bool holds, const char *condition)
{
    if (!holds) {
        fprintf(stderr, "input: %s\n", condition);
        exit(EXIT_FAILURE);
    }
}
