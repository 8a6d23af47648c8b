/*
 * Codeforces 1965A - Everything Nim
 *
 * Game:   Piles of stones. A move takes the same number of stones, one or more, from every pile that is not empty.
 *         Whoever cannot move loses.
 * Input:  the number of games t (1..10,000), then for each game n (1..200,000) and n numbers a (1..10^9). The sum of
 *         all n is at most 200,000.
 * Output: one line per game: Alice or Bob, the player who wins. Alice moves first.
 *
 * Idea:   With the sizes in ascending order, the first size and the differences between neighbours are the piles of
 *         Sequential Nim. The ones in front stand for the sizes 1, 2, 3, ... up to the first size that is missing,
 *         which is found without sorting.
 * Cost:   O(sum of n) time, O(n) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    enum { MAX_PILES = 200000 };
    int64_t piles_left = MAX_PILES;
    const int64_t games = read_int("t", 1, 10000);
    for (int64_t game = 0; game < games; game++) {
        static bool is_there[MAX_PILES + 2]; /* a pile of this size, up to n + 1 */
        const int64_t piles = read_int("n", 1, piles_left);
        piles_left -= piles;
        memset(is_there, 0, (size_t)(piles + 2) * sizeof *is_there);
        int64_t largest = 0;
        for (int64_t i = 0; i < piles; i++) {
            const int64_t size = read_int("a", 1, 1000000000);
            largest = size > largest ? size : largest;
            is_there[size <= piles ? size : 0] = true;
        }
        int64_t missing = 1;
        while (is_there[missing]) {
            missing++;
        }
        const bool has_choice = missing < largest;
        puts(((missing - 1) % 2 == 0) == has_choice ? "Alice" : "Bob");
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
