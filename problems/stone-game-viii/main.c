/*
 * LeetCode 1872 - Stone Game VIII, as a program
 *
 * Game:   a row of stones with values. A move takes the first x of them, x > 1, scores their sum, and puts one stone with
 *         this sum in front. It ends when one stone is left.
 * Input:  n (2..100,000), then the values from left to right (-10,000..10,000).
 * Output: the first player's points minus the second player's, if both want them to be many.
 *
 * Idea:   A move that joins the first j stones of the first row scores the sum of these j, whatever was joined before. So
 *         a player who may join j or more chooses between j and what a player who may join j + 1 or more would do.
 * Cost:   O(n) time and memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 100000 };

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    static int64_t sum[MAX + 1]; /* of the first so many stones */
    const int64_t n = read_int("n", 2, MAX);
    for (int64_t i = 1; i <= n; i++) {
        sum[i] = sum[i - 1] + read_int("stone", -10000, 10000);
    }
    int64_t lead = sum[n]; /* of a player who may join j or more */
    for (int64_t j = n - 1; j >= 2; j--) {
        const int64_t now = sum[j] - lead;
        lead = now > lead ? now : lead;
    }
    printf("%lld\n", (long long)lead);
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
