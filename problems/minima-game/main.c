/*
 * BOJ 8196 - The Minima Game
 *
 * Game:   n cards; a move takes any positive number of them and scores the smallest card taken. Both
 *         players want the largest lead over the other.
 * Input:  n (1..1000000), then n cards (1..10^9).
 * Output: the lead of the first player.
 *
 * Idea:   Taking the largest cards down to some card is best, so the i smallest are left. Of the sorted cards, lead(i)
 *         is the best card(j) - lead(j - 1) over j up to i. Only j = i is new: lead(i) = max(lead(i - 1), card(i) -
 *         lead(i - 1)).
 * Cost:   O(n log n) time for the sort, O(n) for the game; O(n) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { MAX_CARDS = 1000000 };

/* For qsort: negative, 0 or positive if the left card is smaller than, equal to or larger than the right one. */
static int compare_cards(const void *left, const void *right)
{
    const int a = *(const int *)left;
    const int b = *(const int *)right;
    return (a > b) - (a < b);
}

int main(void)
{
    static int cards[MAX_CARDS];
    const int count = (int)read_int("n", 1, MAX_CARDS);
    for (int i = 0; i < count; i++) {
        cards[i] = (int)read_int("card", 1, 1000000000);
    }
    qsort(cards, (size_t)count, sizeof cards[0], compare_cards);

    int lead = 0; /* of the player to move when only the smallest i cards are left */
    for (int i = 0; i < count; i++) {
        const int take_down_to_it = cards[i] - lead;
        lead = take_down_to_it > lead ? take_down_to_it : lead;
    }
    printf("%d\n", lead);
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
