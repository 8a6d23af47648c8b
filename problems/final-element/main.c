/*
 * LeetCode 3828 - Final Element, as a program
 *
 * Game:   a row of numbers. A move, Alice's first, deletes numbers side by side, one or more, but not all; the rest is
 *         pushed together. When one number is left, the game is over. Alice wants it large, Bob small.
 * Input:  n (1..100,000), then the numbers from left to right (1..100,000).
 * Output: the number that is left.
 *
 * Idea:   A move keeps at least one end of the row. Alice can leave either end alone; if she leaves more, Bob can leave
 *         alone the end that she kept. So the result is the larger of the two ends.
 * Cost:   O(n) time, to read the numbers, O(1) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t n = read_int("n", 1, 100000);
    int64_t first = 0;
    int64_t last = 0;
    for (int64_t i = 0; i < n; i++) {
        last = read_int("number", 1, 100000);
        first = i == 0 ? last : first;
    }
    printf("%lld\n", (long long)(first > last ? first : last));
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
