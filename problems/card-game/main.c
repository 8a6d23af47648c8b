/*
 * BOJ 11062 - Card Game (카드 게임)
 *
 * Game:   A row of N cards; a move takes the leftmost or the rightmost one. Both players want the largest
 *         sum of their own cards.
 * Input:  T (1..50), then for each game N (1..1000) and N cards (1..10000).
 * Output: a line a game, the sum of the first player.
 *
 * Idea:   What is left is an interval of the row. Its lead is how much more than the opponent the player to
 *         move gets from it: the better of
 *             leftmost card - lead(the rest)   and   rightmost card - lead(the rest).
 *         The intervals of one length need those that are one shorter and no others, so two rows of leads
 *         are enough, used by turns. The two sums add up to all cards, so the lead fixes both.
 * Cost:   O(N^2) time a game, O(N) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

enum { MAX_GAMES = 50, MAX_CARDS = 1000, BLOCK = 4, ROOM = MAX_CARDS + BLOCK };

static int lead_of_first_player(const int cards[], int count)
{
    static int leads[2][ROOM]; /* of the even lengths and of the odd ones; nothing is left of an empty row */
    for (int i = 0; i <= count; i++) {
        leads[0][i] = 0;
    }
    for (int length = 1; length <= count; length++) {
        const int *shorter = leads[(length - 1) % 2];
        int *longer = leads[length % 2];
        /* Four at a time, for vector instructions. What lies beyond the end is worked out, but never used. */
        for (int start = 0; start + length <= count; start += BLOCK) {
            int best[BLOCK];
            for (int i = 0; i < BLOCK; i++) {
                const int take_left = cards[start + i] - shorter[start + i + 1];
                const int take_right = cards[start + i + length - 1] - shorter[start + i];
                best[i] = take_left > take_right ? take_left : take_right;
            }
            for (int i = 0; i < BLOCK; i++) {
                longer[start + i] = best[i];
            }
        }
    }
    return leads[count % 2][0];
}

int main(void)
{
    int sums[MAX_GAMES];
    const int games = (int)read_int("T", 1, MAX_GAMES);
    for (int game = 0; game < games; game++) {
        static int cards[ROOM];
        const int count = (int)read_int("N", 1, MAX_CARDS);
        int all = 0;
        for (int i = 0; i < count; i++) {
            cards[i] = (int)read_int("card", 1, 10000);
            all += cards[i];
        }
        sums[game] = (all + lead_of_first_player(cards, count)) / 2;
    }
    for (int game = 0; game < games; game++) {
        printf("%d\n", sums[game]);
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
