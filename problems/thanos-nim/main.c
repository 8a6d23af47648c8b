/*
 * Codeforces 1147C - Thanos Nim
 *
 * Game:   n piles, n even. A move takes one or more stones from each of exactly n/2 piles that are not empty, from
 *         each as many as the player likes. Whoever cannot move loses.
 * Input:  n (2..50, even), then n pile sizes a (1..50).
 * Output: Alice if the first player wins, Bob otherwise.
 *
 * Idea:   If more than n/2 piles have the least size, every move lowers one of them, and at most n/2 piles then have
 *         the new least size. Otherwise n/2 larger piles can be cut down to the least size. So the first kind loses.
 * Cost:   O(n) time, O(1) memory.
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
    const int64_t piles = read_int("n", 2, 50);
    must(piles % 2 == 0, "n must be even");
    int64_t least = 51;
    int64_t of_least = 0;
    for (int64_t i = 0; i < piles; i++) {
        const int64_t stones = read_int("a", 1, 50);
        if (stones < least) {
            least = stones;
            of_least = 0;
        }
        of_least += stones == least ? 1 : 0;
    }
    puts(of_least > piles / 2 ? "Bob" : "Alice");
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
