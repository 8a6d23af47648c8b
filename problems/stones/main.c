/*
 * AtCoder EDPC dp_k - Stones
 *
 * Game:   A pile of K stones; a move takes a of them, where a is one of N given numbers. Whoever cannot move loses.
 * Input:  N (1..100), K (1..100,000), then N numbers a (1..K) in ascending order.
 * Output: First if the first player wins, Second otherwise.
 *
 * Idea:   Go up from a pile of 0, and mark every pile from which a move leads to a losing one: exactly the marked piles
 *         are winning. Where nothing can be taken, no mark is set, so these piles lose without a special case.
 * Cost:   O(L N) time with L piles that lose; O(K) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    enum { MAX_MOVES = 100, MAX_STONES = 100000 };
    const int moves = (int)read_int("N", 1, MAX_MOVES);
    const int stones = (int)read_int("K", 1, MAX_STONES);
    int taken[MAX_MOVES];
    for (int i = 0; i < moves; i++) {
        taken[i] = (int)read_int("a", i == 0 ? 1 : taken[i - 1] + 1, stones);
    }

    static bool wins[2 * MAX_STONES]; /* marks above K need no test */
    for (int lost = 0; lost < stones; lost++) {
        for (int i = 0; i < moves && !wins[lost]; i++) {
            wins[lost + taken[i]] = true;
        }
    }
    puts(wins[stones] ? "First" : "Second");
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
