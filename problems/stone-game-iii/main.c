/*
 * LeetCode 1406 - Stone Game III, as a program
 *
 * Game:   a row of values; a move takes the first one, two or three of those that are left. The larger sum wins.
 * Input:  n (1..50,000), then the values from left to right (-1000..1000).
 * Output: Alice, who moves first, or Bob, whoever wins, or Tie.
 *
 * Idea:   From the right end on: the lead of the player to move is the best of what one, two or three values are worth,
 *         minus the lead of the opponent in the rest. Only the last three leads are needed.
 * Cost:   O(n) time, O(n) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 50000, TAKEN = 3 };

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    static int64_t values[MAX];
    static int64_t lead[MAX + 1]; /* of who is to move when the row begins here */
    const int64_t n = read_int("n", 1, MAX);
    for (int64_t i = 0; i < n; i++) {
        values[i] = read_int("value", -1000, 1000);
    }
    for (int64_t i = n - 1; i >= 0; i--) {
        int64_t sum = 0;
        for (int64_t k = i; k < n && k < i + TAKEN; k++) {
            sum += values[k];
            lead[i] = k == i || sum - lead[k + 1] > lead[i] ? sum - lead[k + 1] : lead[i];
        }
    }
    puts(lead[0] > 0 ? "Alice" : lead[0] < 0 ? "Bob" : "Tie");
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
