/*
 * BOJ 11871 - Odd/Even Nim (님 게임 홀짝)
 *
 * Game:   N piles. A move removes an even number of stones that is not the whole pile, or an odd number
 *         that is the whole pile. The game ends when every pile is 0 or 2; whoever moved last wins.
 * Input:  N (1..100), then N pile sizes (1..2147000000), not all of them 2.
 * Output: koosaga if the first player wins, cubelover otherwise.
 *
 * Idea:   An even pile 2k can become 2, 4, ..., 2k - 2: Grundy number k - 1. An odd pile 2k + 1 can become 0, 1, 3, ...,
 *         2k - 1: k + 1. The nim-sum (XOR) of these numbers determines the winner (Sprague 1935, Grundy 1939).
 * Cost:   O(N) time, O(1) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

int main(void)
{
    const int64_t piles = read_int("N", 1, 100);
    int64_t nim_sum = 0;
    bool only_twos = true;
    for (int64_t i = 0; i < piles; i++) {
        const int64_t stones = read_int("pile size", 1, 2147000000);
        nim_sum ^= stones % 2 == 0 ? stones / 2 - 1 : (stones + 1) / 2;
        only_twos = only_twos && stones == 2;
    }
    must(!only_twos, "some pile must not be 2");
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
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
