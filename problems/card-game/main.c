/*
 * BOJ 11062 - Card Game (카드 게임)
 *
 * Game:   A row of N cards; a move takes the leftmost or the rightmost one. Both players want the largest
 *         sum of their own cards.
 * Input:  T (1..50), then for each game N (1..1000) and N cards (1..10000).
 * Output: one line per game: the sum of the first player.
 *
 * Idea:   What is left is an interval of the row. Its lead, how much more than the opponent the player to move gets from
 *         it, is the better of leftmost card - lead(the rest) and rightmost card - lead(the rest). The lead and the sum
 *         of all cards give the answer.
 * Cost:   O(N^2) time per game, O(N) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { MAX_GAMES = 50, MAX_CARDS = 1000 };

static int lead_of_first_player(const int cards[], int count)
{
    int leads[2][MAX_CARDS + 1] = {{0}}; /* row 0: even lengths, row 1: odd lengths; an empty interval has lead 0 */
    for (int length = 1; length <= count; length++) {
        const int *shorter = leads[(length - 1) % 2];
        int *longer = leads[length % 2];
        for (int i = 0; i + length <= count; i++) {
            const int take_left = cards[i] - shorter[i + 1];
            const int take_right = cards[i + length - 1] - shorter[i];
            longer[i] = take_left > take_right ? take_left : take_right;
        }
    }
    return leads[count % 2][0];
}

int main(void)
{
    const int games = (int)read_int("T", 1, MAX_GAMES);
    for (int game = 0; game < games; game++) {
        int cards[MAX_CARDS];
        const int count = (int)read_int("N", 1, MAX_CARDS);
        int all = 0;
        for (int i = 0; i < count; i++) {
            cards[i] = (int)read_int("card", 1, 10000);
            all += cards[i];
        }
        printf("%d\n", (all + lead_of_first_player(cards, count)) / 2);
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
