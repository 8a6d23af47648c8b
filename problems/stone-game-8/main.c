/*
 * BOJ 9662 - Stone Game 8 (돌 게임 8)
 *
 * Game:   N stones; a move takes one of K given amounts. Whoever cannot move loses.
 * Input:  M (1..10^9), K (1..22), then the K amounts (1..22), ascending.
 * Output: how many N in 1..M the second player wins.
 *
 * Idea:   The outcome of N depends only on the 22 outcomes below it: a window of 22 bits. Once a window appears again,
 *         everything after it repeats, so count whole periods at once. One stored window, replaced whenever N has
 *         doubled, finds the repetition (Brent 1980).
 * Cost:   O(pre-period + period) time, O(1) memory. For every set of amounts the two add up to at most 521.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { MAX_AMOUNT = 22, ALL_BITS = (1 << MAX_AMOUNT) - 1 };

int main(void)
{
    const int last = (int)read_int("M", 1, 1000000000);
    const int kinds = (int)read_int("K", 1, MAX_AMOUNT);
    int amounts = 0; /* bit i is set when i + 1 stones may be taken */
    int amount = 0;
    for (int i = 0; i < kinds; i++) {
        amount = (int)read_int("amount", amount + 1, MAX_AMOUNT);
        amounts |= 1 << (amount - 1);
    }

    int window = 1; /* bit i is set when the position i + 1 below the next one loses; below 0 none does */
    int count = 0;
    int old_window = window;
    int old_count = 0;
    int old_n = 0;
    for (int n = 1; n <= last; n++) {
        const bool loses = (window & amounts) == 0;
        window = (window << 1 | (loses ? 1 : 0)) & ALL_BITS;
        count += loses;
        if (loses && window == old_window) {
            const int periods_left = (last - n) / (n - old_n);
            count += periods_left * (count - old_count);
            n += periods_left * (n - old_n); /* less than a period is left, so this happens only once */
        } else if (loses && n >= MAX_AMOUNT && n / 2 >= old_n) {
            old_window = window;
            old_count = count;
            old_n = n;
        }
    }
    printf("%d\n", count);
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
