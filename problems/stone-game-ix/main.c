/*
 * LeetCode 2029 - Stone Game IX, as a program
 *
 * Game:   stones with numbers; a move removes one. Whoever makes the sum of all removed numbers divisible by 3 loses. If
 *         none is left, Bob wins.
 * Input:  n (1..100,000), then n numbers (1..10,000).
 * Output: Alice, who moves first, or Bob, the player who wins.
 *
 * Idea:   After the first stone the good ones come in a forced order, by remainder 1 1 2 1 2 ... or 2 2 1 2 1 ...; each stone
 *         of remainder 0 is a pass. Only the parity of the passes and the difference of 1s and 2s count.
 * Cost:   O(n) time, O(1) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    int64_t of[3] = {0, 0, 0}; /* how many stones have this remainder */
    const int64_t n = read_int("n", 1, 100000);
    for (int64_t i = 0; i < n; i++) {
        of[read_int("stone", 1, 10000) % 3]++;
    }
    const int64_t more = of[1] > of[2] ? of[1] - of[2] : of[2] - of[1];
    puts((of[0] % 2 == 0 ? of[1] > 0 && of[2] > 0 : more > 2) ? "Alice" : "Bob");
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
