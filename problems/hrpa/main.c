/*
 * BOJ 2862 - Hrpa (수학 게임)
 *
 * Game:   N pebbles. Mirko first takes any number of them; from then on, each move takes at least 1 and at most
 *         twice as many as the opponent has just taken. Whoever takes the last pebble wins.
 * Input:  N (2..10^15).
 * Output: the smallest number that Mirko can take first and win.
 *
 * Idea:   Every N is, in just one way, a sum of Fibonacci numbers 1, 2, 3, 5, 8, ... without neighbours: take the
 *         largest that fits, again and again. The smallest part is the answer: the opponent may not take the next part,
 *         which is more than twice as large.
 * Cost:   O(log N) time, O(1) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    int64_t rest = read_int("N", 2, 1000000000000000LL);
    int64_t number = 1; /* a Fibonacci number, */
    int64_t next = 2;   /* and the one after it */
    while (next <= rest) {
        const int64_t sum = number + next;
        number = next;
        next = sum;
    }
    while (rest != number) {
        rest -= rest > number ? number : 0;
        const int64_t before = next - number;
        next = number;
        number = before;
    }
    printf("%lld\n", (long long)rest);
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
