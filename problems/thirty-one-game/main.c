/*
 * BOJ 4148 - 31 Game (31게임)
 *
 * Game:   24 cards, four each of 1 to 6. A and B take turns moving a card to one pile, whose sum may not exceed 31; A
 *         moves first. Whoever cannot move loses.
 * Input:  1 to 10,000 lines (our own bound) until the end of the file, each with the cards taken so far (1..24), one
 *         digit per card.
 * Output: for each line the cards, a blank, and A or B: who wins from there.
 *
 * Idea:   What can still happen depends on which cards are gone, not on their order: six counts from 0 to 4, the digits
 *         of a number in base 5 below 15,625. A deck wins exactly when some card leads to a deck that loses. Each deck
 *         is worked out once.
 * Cost:   at most 6 * 5^6 steps for all lines together, O(1) per card read; 5^6 entries of memory.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { KINDS = 6, OF_EACH = 4, MAX_SUM = 31, DECKS = 15625, MAX_CARDS = 24 };

/* One card of each kind, in the number in base 5 that holds which cards are gone. */
static const int one[KINDS + 1] = {0, 1, 5, 25, 125, 625, 3125};

static bool can_take(int gone, int sum, int card) { return sum + card <= MAX_SUM && gone / one[card] % 5 < OF_EACH; }

static bool player_to_move_wins(int gone, int sum)
{
    static enum { UNKNOWN, LOST, WON } known[DECKS];
    if (known[gone] == UNKNOWN) {
        bool wins = false;
        for (int card = KINDS; card >= 1 && !wins; card--) {
            wins = can_take(gone, sum, card) && !player_to_move_wins(gone + one[card], sum + card);
        }
        known[gone] = wins ? WON : LOST;
    }
    return known[gone] == WON;
}

static void refuse_cards(void)
{
    fputs("cards: expected digits from 1 to 6, each at most four times, with a sum of at most 31\n", stderr);
    exit(EXIT_FAILURE);
}

int main(void)
{
    char cards[MAX_CARDS + 2]; /* room for one card too many, which is refused */
    int begin = 0;
    int end = 0; /* of the cards, in this input */
    while (scanf(" %n%25s%n", &begin, cards, &end) == 1) {
        const int count = end - begin;
        int gone = 0;
        int sum = 0;
        for (int i = 0; i < count; i++) {
            const int card = cards[i] - '0';
            if (card < 1 || card > KINDS || !can_take(gone, sum, card)) {
                refuse_cards();
            }
            gone += one[card];
            sum += card;
        }
        const bool a_moves = count % 2 == 0;
        printf("%s %c\n", cards, player_to_move_wins(gone, sum) == a_moves ? 'A' : 'B');
    }
    if (ferror(stdin) != 0) {
        refuse_cards();
    }
    return 0;
}
