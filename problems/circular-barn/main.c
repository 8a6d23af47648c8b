/*
 * BOJ 26973 - Circular Barn
 *
 * Game:   N rooms in a circle with cows. In room 1 Farmer John moves, then Farmer Nhoj; then both go on to the
 *         next room, and so on, round and round. A move takes P cows out of the room, where P is 1 or a prime.
 *         Whoever has to move in an empty room loses, and the game is over.
 * Input:  T (1..1000), then for each game N (1..100,000; 200,000 in all games) and N numbers of cows
 *         (1..5,000,000).
 * Output: one line per game: Farmer John or Farmer Nhoj, the winner.
 *
 * Idea:   In one room the multiples of 4 lose. The first room found empty determines the winner, so winners hurry and
 *         losers stall: only 2s are taken, but in an odd room first the largest P that leaves a multiple of 4. Compare
 *         full rounds; of equal rooms, the first counts.
 * Cost:   O(M log log M) time for the primes up to M = 5,000,000, then a few steps per room; O(M) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { MAX_GAMES = 1000, MAX_ROOMS = 100000, ALL_ROOMS = 200000, MAX_COWS = 5000000 };

static bool is_composite[MAX_COWS / 2 + 1]; /* entry i stands for the odd number 2 i + 1 */

static void find_composites(void)
{
    for (int p = 3; p * p <= MAX_COWS; p += 2) {
        for (int multiple = p * p; !is_composite[p / 2] && multiple <= MAX_COWS; multiple += 2 * p) {
            is_composite[multiple / 2] = true;
        }
    }
}

static int moves_until_empty(int cows)
{
    if (cows % 2 == 0) {
        return cows / 2;
    }
    int taken = cows; /* the largest P that leaves a multiple of 4; the search ends at 1 or 3 at the latest */
    while (is_composite[taken / 2]) {
        taken -= 4;
    }
    return 1 + (cows - taken) / 2;
}

int main(void)
{
    find_composites();
    int rooms_left = ALL_ROOMS;
    const int games = (int)read_int("T", 1, MAX_GAMES);
    for (int game = 0; game < games; game++) {
        const int rooms = (int)read_int("N", 1, rooms_left < MAX_ROOMS ? rooms_left : MAX_ROOMS);
        int least = MAX_COWS;
        bool wins = false;
        for (int i = 0; i < rooms; i++) {
            const int moves = moves_until_empty((int)read_int("a", 1, MAX_COWS));
            if (moves / 2 < least) { /* rounds, not moves: a round visits all rooms in order */
                least = moves / 2;
                wins = moves % 2 == 1;
            }
        }
        rooms_left -= rooms;
        puts(wins ? "Farmer John" : "Farmer Nhoj");
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
