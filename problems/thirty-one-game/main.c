/*
 * BOJ 4148 - 31 Game (31게임)
 *
 * Game:   24 cards, 1 to 6 four times each. A and B in turn take a card to one heap, whose sum may not
 *         pass 31; A begins. Whoever cannot take a card loses.
 * Input:  lines (1..10,000; our own bound) until the end of the file: the 1 to 24 cards taken so far, a digit each.
 * Output: a line a line: the cards, a blank, and A or B: who wins from there.
 *
 * Idea:   What can still happen depends on which cards are gone, not on their order. Count each kind: six
 *         numbers from 0 to 4 are the digits of a number to base 5, below 5^6 = 15,625. A deck wins if some
 *         card leads to a deck that loses. Each is worked out at most once and remembered, over all lines.
 * Cost:   at most 6 * 5^6 steps for all lines together, O(1) a card read; 5^6 entries of memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

static int finish(void);

enum { KINDS = 6, OF_EACH = 4, MOST = 31, DECKS = 15625, MAX_LINES = 10000, MAX_CARDS = 24 };

/* One card of a kind, in the number to base 5 that says which cards are gone. */
static const int one[KINDS + 1] = {0, 1, 5, 25, 125, 625, 3125};

static bool can_take(int gone, int sum, int card) { return sum + card <= MOST && gone / one[card] % 5 < OF_EACH; }

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

int main(void)
{
    /* Kept until all is read, so that bad input at the end leaves no half answer. */
    static char output[(MAX_LINES + 1) * (MAX_CARDS + 3)];
    char *end = output;
    int lines = 0;
    int c = getchar();
    bool good = true;
    while (good && c != EOF) {
        int taken[KINDS + 1] = {0};
        int cards = 0;
        int gone = 0;
        int sum = 0;
        for (; c >= '1' && c <= '6' && taken[c - '0'] < OF_EACH; c = getchar()) {
            *end++ = (char)c;
            cards++;
            taken[c - '0']++;
            gone += one[c - '0'];
            sum += c - '0';
        }
        if (cards > 0) {
            const bool a_moves = cards % 2 == 0;
            *end++ = ' ';
            *end++ = player_to_move_wins(gone, sum) == a_moves ? 'A' : 'B';
            *end++ = '\n';
            lines++;
        }
        good = lines <= MAX_LINES && sum <= MOST && (c == EOF || isspace(c));
        c = getchar();
    }
    if (!good || lines == 0) {
        fputs("cards: expected 1 to 6, four of each and 31 together at most, on 1 to 10000 lines\n", stderr);
        return EXIT_FAILURE;
    }
    fputs(output, stdout);
    return finish();
}

/* snippet common/finish.c: begin */
/* Ends the output. An answer that cannot be written is status 1 and one line on stderr. */
static int finish(void)
{
    const int lost = fflush(stdout) == EOF || ferror(stdout);
    fputs(lost ? "output: the answer could not be written\n" : "", stderr);
    return lost ? EXIT_FAILURE : EXIT_SUCCESS;
}
/* snippet common/finish.c: end */
