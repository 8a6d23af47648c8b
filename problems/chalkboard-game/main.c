/*
 * LeetCode 810 - Chalkboard Game, as a program
 *
 * Game:   numbers on a board; a move erases one. If the XOR of those that are left is 0, whoever erased loses; the XOR of
 *         no numbers is 0. Who begins a turn with XOR 0 has won.
 * Input:  n (1..1000), then n numbers (0..65535).
 * Output: Alice, who moves first, if she wins, Bob otherwise.
 *
 * Idea:   With XOR 0 the player to move has won. With an even count and another XOR some number differs from it, so it can
 *         be erased; with an odd count the opponent gets this.
 * Cost:   O(n) time, O(1) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t n = read_int("n", 1, 1000);
    int64_t left = 0; /* the XOR of all numbers */
    for (int64_t i = 0; i < n; i++) {
        left ^= read_int("number", 0, 65535);
    }
    puts(left == 0 || n % 2 == 0 ? "Alice" : "Bob");
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
