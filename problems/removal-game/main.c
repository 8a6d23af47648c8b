/*
 * CSES 1097 - Removal Game
 *
 * Game:   A row of n numbers; a move takes the leftmost or the rightmost one and scores it. Both players want the
 *         largest sum.
 * Input:  n (1..5000), then n numbers (-10^9..10^9).
 * Output: the sum of the first player.
 *
 * Idea:   The lead of an interval is the better of: leftmost number minus the lead of the rest, or rightmost number
 *         minus the lead of the rest. Negative numbers change nothing. One row of leads is enough: the left end goes
 *         down, the right end goes up.
 * Cost:   O(n^2) time, O(n) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    enum { MAX_NUMBERS = 5000 };
    static int64_t row[MAX_NUMBERS];
    const int count = (int)read_int("n", 1, MAX_NUMBERS);
    int64_t all = 0;
    for (int i = 0; i < count; i++) {
        row[i] = read_int("x", -1000000000, 1000000000);
        all += row[i];
    }

    static int64_t leads[MAX_NUMBERS]; /* of the intervals from `left` to each right end */
    for (int left = count - 1; left >= 0; left--) {
        int64_t lead = 0; /* of no numbers */
        for (int right = left; right < count; right++) {
            const int64_t take_left = row[left] - leads[right]; /* still that from left + 1 on */
            const int64_t take_right = row[right] - lead;
            lead = take_left > take_right ? take_left : take_right;
            leads[right] = lead;
        }
    }
    printf("%lld\n", (long long)(all + leads[count - 1]) / 2);
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
