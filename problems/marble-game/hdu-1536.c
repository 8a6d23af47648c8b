/*
 * HDU 1536 - Marble Game
 *
 * Game:   Piles of beads; a move takes one of the given numbers of beads from one pile. Whoever takes the last bead
 *         wins.
 * Input:  1 to 20 blocks (our own bound): k (1..100) and k different numbers s (1..10^4); then m (1..100), and m
 *         positions: l (1..100) and l piles h (0..10^4). A 0 ends them.
 * Output: one word for each block: for each position W if the player to move wins, L otherwise.
 *
 * Idea:   The Grundy number of a pile is the mex of the numbers that its moves lead to, from a table for all piles.
 *         The nim-sum (XOR) of the numbers of its piles determines who wins a position.
 * Cost:   O(k) for each size of a pile and block, O(1) for each pile of the input.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

enum { MAX_AMOUNTS = 100, MAX_BEADS = 10000, MAX_POSITIONS = 100 };

static int grundy[MAX_BEADS + 1];

static void read_amounts(int64_t count)
{
    int64_t amount[MAX_AMOUNTS];
    for (int64_t i = 0; i < count; i++) {
        amount[i] = read_int("s", 1, MAX_BEADS);
        for (int64_t j = 0; j < i; j++) {
            must(amount[i] != amount[j], "the numbers s must be different");
        }
    }
    int64_t seen_at[MAX_AMOUNTS + 1] = {0}; /* 100 moves give 100 numbers at most, so one of 0..100 is free */
    for (int64_t beads = 1; beads <= MAX_BEADS; beads++) {
        for (int64_t i = 0; i < count; i++) {
            if (amount[i] <= beads) {
                seen_at[grundy[beads - amount[i]]] = beads;
            }
        }
        grundy[beads] = 0;
        while (seen_at[grundy[beads]] == beads) {
            grundy[beads]++;
        }
    }
}

int main(void)
{
    for (int64_t count; (count = read_int("k", 0, MAX_AMOUNTS)) != 0;) {
        read_amounts(count);
        char letters[MAX_POSITIONS + 1] = "";
        const int64_t positions = read_int("m", 1, MAX_POSITIONS);
        for (int64_t i = 0; i < positions; i++) {
            const int64_t piles = read_int("l", 1, 100);
            int nim_sum = 0;
            for (int64_t j = 0; j < piles; j++) {
                nim_sum ^= grundy[read_int("h", 0, MAX_BEADS)];
            }
            letters[i] = nim_sum != 0 ? 'W' : 'L';
        }
        puts(letters);
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
