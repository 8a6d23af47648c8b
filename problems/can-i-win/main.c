/*
 * LeetCode 464 - Can I Win, as a program
 *
 * Game:   a total, 0 at first. A move chooses a number from 1 to m that was not chosen before, and adds it. Whoever brings
 *         the total to the goal or above it wins. With the goal 0 the first player has won.
 * Input:  m (1..20), the goal (0..300).
 * Output: Alice, who moves first, or Bob, the player who wins; Nobody if all numbers together are too small.
 *
 * Idea:   The numbers that were chosen determine the total, so a position is a set, one bit for each number. It wins if
 *         one of its moves reaches the goal or leaves a losing set.
 * Cost:   O(m 2^m) time, O(2^m) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 20 };

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    static bool wins[1 << MAX]; /* with this set of numbers chosen, number i by the digit 2^(i-1) */
    const int64_t m = read_int("m", 1, MAX);
    const int64_t goal = read_int("goal", 0, 300);
    if (goal > m * (m + 1) / 2) {
        puts("Nobody");
        return 0;
    }
    for (int64_t set = (INT64_C(1) << m) - 1; set >= 0; set--) {
        int64_t total = 0;
        for (int64_t i = 0; i < m; i++) {
            total += set >> i & 1 ? i + 1 : 0;
        }
        for (int64_t i = 0; i < m && total < goal; i++) {
            const int64_t next = set | INT64_C(1) << i;
            wins[set] = wins[set] || (next != set && (total + i + 1 >= goal || !wins[next]));
        }
    }
    puts(wins[0] || goal == 0 ? "Alice" : "Bob");
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
