/*
 * BOJ 26973 - Circular Barn
 *
 * Game:   N rooms in a circle with cows. In room 1 Farmer John moves, then Farmer Nhoj; then both go on to the
 *         next room, and so on, round and round. A move takes P cows out of the room, P being 1 or a prime.
 *         Whoever has to move in an empty room loses, and all is over.
 * Input:  T (1..1000), then for each game N (1..100,000; 200,000 in all games) and N numbers of cows
 *         (1..5,000,000).
 * Output: a line a game: Farmer John or Farmer Nhoj, who wins.
 *
 * Idea:   In one room alone the multiples of 4 lose: 1, 2 and 3 are allowed, and no multiple of 4 is. So the
 *         winner of each room is known, and the room that is empty first decides. Who wins a room hurries;
 *         who loses it stalls by taking 2, the smallest P that a multiple of 4 can be reached from only by
 *         taking 2 again. So an even room lasts half as many moves as it has cows, and in an odd room the
 *         first move takes the largest P that leaves a multiple of 4. Compare the full rounds that the rooms
 *         last; among equals the first room decides.
 * Cost:   O(M log log M + sum of N) time for rooms of up to M cows, O(M + sum of N) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

enum { MAX_GAMES = 1000, MAX_ROOMS = 100000, ALL_ROOMS = 200000, MAX_COWS = 5000000 };

static bool is_composite[MAX_COWS / 2 + 1]; /* entry i stands for the odd number 2 i + 1 */

static void find_composites(int last)
{
    for (int p = 3; p * p <= last; p += 2) {
        for (int multiple = p * p; !is_composite[p / 2] && multiple <= last; multiple += 2 * p) {
            is_composite[multiple / 2] = true;
        }
    }
}

static int moves_until_empty(int cows)
{
    if (cows % 2 == 0) {
        return cows / 2;
    }
    int taken = cows; /* the largest that may be taken and leaves a multiple of 4; at 1 or 3 the search ends */
    while (is_composite[taken / 2]) {
        taken -= 4;
    }
    return 1 + (cows - taken) / 2;
}

static bool first_player_wins(const int cows[], int rooms)
{
    int least = MAX_COWS;
    bool wins = false;
    for (int i = 0; i < rooms; i++) {
        const int moves = moves_until_empty(cows[i]);
        if (moves / 2 < least) { /* rounds, not moves: a round visits all rooms in order */
            least = moves / 2;
            wins = moves % 2 == 1;
        }
    }
    return wins;
}

int main(void)
{
    static int cows[ALL_ROOMS];
    int rooms[MAX_GAMES];
    int used = 0;
    int most = 0;
    const int games = (int)read_int("T", 1, MAX_GAMES);
    for (int game = 0; game < games; game++) {
        const int left = ALL_ROOMS - used;
        rooms[game] = (int)read_int("N", 1, left < MAX_ROOMS ? left : MAX_ROOMS);
        for (int i = 0; i < rooms[game]; i++, used++) {
            cows[used] = (int)read_int("a", 1, MAX_COWS);
            most = cows[used] > most ? cows[used] : most;
        }
    }
    find_composites(most);
    const int *next = cows;
    for (int game = 0; game < games; next += rooms[game++]) {
        puts(first_player_wins(next, rooms[game]) ? "Farmer John" : "Farmer Nhoj");
    }
    return finish();
}

/* snippet common/read_int.c: begin */
/* Reads the next integer. One that is missing or not from low to high (10^18 at most) ends the program. */
static int64_t read_int(const char *name, int64_t low, int64_t high)
{
    const int64_t too_large = 2000000000000000000;
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
/* snippet common/read_int.c: end */

/* snippet common/finish.c: begin */
/* Ends the output. An answer that cannot be written is status 1 and one line on stderr. */
static int finish(void)
{
    const int lost = fflush(stdout) == EOF || ferror(stdout);
    fputs(lost ? "output: the answer could not be written\n" : "", stderr);
    return lost ? EXIT_FAILURE : EXIT_SUCCESS;
}
/* snippet common/finish.c: end */
