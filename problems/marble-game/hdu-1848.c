/*
 * HDU 1848 - Marble Game
 *
 * Game:   Three piles; a move takes a Fibonacci number (1, 2, 3, 5, 8, ...) of stones from one of them. Whoever takes
 *         the last stone wins.
 * Input:  1 to 1000 games (our own bound): m, n and p (1..1000 each); 0 0 0 ends them.
 * Output: for each game Fibo if the first player wins, Nacci otherwise.
 *
 * Idea:   The Grundy number of a pile is the mex of the numbers that its moves lead to, from a table for all piles.
 *         The nim-sum (XOR) of three of them determines the winner.
 * Cost:   15 steps for each size of a pile, O(1) per game.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { MAX_STONES = 1000, AMOUNTS = 15 };

static int grundy[MAX_STONES + 1];

static void fill_table(void)
{
    int seen_at[AMOUNTS + 1] = {0};
    for (int stones = 1; stones <= MAX_STONES; stones++) {
        for (int amount = 1, next = 2; amount <= stones; next += amount, amount = next - amount) {
            seen_at[grundy[stones - amount]] = stones;
        }
        while (seen_at[grundy[stones]] == stones) {
            grundy[stones]++;
        }
    }
}

int main(void)
{
    fill_table();
    for (;;) {
        const int64_t m = read_int("m", 0, MAX_STONES);
        const int64_t n = read_int("n", m == 0 ? 0 : 1, m == 0 ? 0 : MAX_STONES);
        const int64_t p = read_int("p", m == 0 ? 0 : 1, m == 0 ? 0 : MAX_STONES);
        if (m == 0) {
            return 0;
        }
        puts((grundy[m] ^ grundy[n] ^ grundy[p]) != 0 ? "Fibo" : "Nacci");
    }
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
