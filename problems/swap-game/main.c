/*
 * Codeforces 1747C - Swap Game
 *
 * Game:   A row of numbers. Whoever is on turn and finds a 0 in the first place loses. Otherwise a move lowers the first
 *         number by 1 and exchanges it with any other one. Alice moves first, then Bob.
 * Input:  the number of games t (1..20,000), then for each game n (2..100,000) and n numbers a (1..10^9). The sum of all
 *         n is at most 200,000.
 * Output: one line per game: Alice or Bob, the player who wins.
 *
 * Idea:   Alice hands Bob the smallest of the other numbers each time, and he must lower it. If her first number is
 *         larger than that, he comes to 0 first; otherwise the smallest number is hers, and Bob does the same.
 * Cost:   O(sum of n) time, O(1) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t most = 1000000000;
    int64_t numbers_left = 200000;
    const int64_t games = read_int("t", 1, 20000);
    for (int64_t game = 0; game < games; game++) {
        const int64_t count = read_int("n", 2, numbers_left < 100000 ? numbers_left : 100000);
        numbers_left -= count;
        const int64_t first = read_int("a", 1, most);
        int64_t smallest = most;
        for (int64_t i = 1; i < count; i++) {
            const int64_t number = read_int("a", 1, most);
            smallest = number < smallest ? number : smallest;
        }
        puts(first > smallest ? "Alice" : "Bob");
    }
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
