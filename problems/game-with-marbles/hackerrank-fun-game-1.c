/*
 * HackerRank fun-game-1 - Game with Marbles
 *
 * Game:   n things, each worth A_i to the first player and B_i to the second. In turn, a player takes one of them and
 *         scores what it is worth to this player. The larger total wins.
 * Input:  T (1..10), then T games: n (1..1000), then n numbers A and n numbers B (1..10^5).
 * Output: for each game First or Second, or Tie if both have the same total.
 *
 * Idea:   Taking a thing gains A + B against leaving it to the opponent, whoever takes it: one player gets it, and
 *         the other does not. So both always take the thing with the largest A + B.
 * Cost:   O(n log n) time for the sort, O(n) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { MAX_THINGS = 1000 };

static struct thing {
    int64_t first, second; /* what it is worth to each player */
} things[MAX_THINGS];

/* For qsort: the thing that is worth more to both together comes first. */
static int compare_things(const void *left, const void *right)
{
    const struct thing *a = (const struct thing *)left;
    const struct thing *b = (const struct thing *)right;
    const int64_t more = (b->first + b->second) - (a->first + a->second);
    return more > 0 ? 1 : more < 0 ? -1 : 0;
}

int main(void)
{
    const int64_t games = read_int("T", 1, 10);
    for (int64_t game = 0; game < games; game++) {
        const int64_t count = read_int("n", 1, MAX_THINGS);
        for (int64_t i = 0; i < count; i++) {
            things[i].first = read_int("A", 1, 100000);
        }
        for (int64_t i = 0; i < count; i++) {
            things[i].second = read_int("B", 1, 100000);
        }
        qsort(things, (size_t)count, sizeof things[0], compare_things);
        int64_t lead = 0;
        for (int64_t i = 0; i < count; i++) {
            lead += i % 2 == 0 ? things[i].first : -things[i].second;
        }
        puts(lead > 0 ? "First" : lead < 0 ? "Second" : "Tie");
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
