/*
 * BOJ 4148 - 31 Game (31게임)
 *
 * Game:   24 cards, 1 to 6 four times each. A and B in turn take a card to one heap, whose sum may not
 *         pass 31; A begins. Whoever cannot take a card loses.
 * Input:  lines (1..10,000) until the end of the file: the 1 to 24 cards taken so far, a digit each.
 * Output: a line a line: the cards, a blank, and A or B: who wins from there.
 *
 * Idea:   What can still happen depends on which cards are gone, not on their order. Count each kind:
 *         six numbers from 0 to 4 are the digits of a number to base 5, below 5^6 = 15,625. A deck wins
 *         if some card leads to a deck that loses. Each is worked out at most once and remembered, over
 *         all lines.
 * Cost:   O(6 * 5^6) time at most for all lines together, O(1) a card read; O(5^6) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

static int finish(void);

enum { KINDS = 6, OF_EACH = 4, MOST = 31, DECKS = 15625, MAX_LINES = 10000, MAX_CARDS = 24 };

/* The cards that are gone: how many of each kind, as a number to base 5, and their sum. */
struct deck {
    int gone;
    int sum;
};

/* One card of a kind, as a number to base 5. */
static const int one[KINDS + 1] = {0, 1, 5, 25, 125, 625, 3125};

static bool can_take(struct deck deck, int card)
{
    return deck.sum + card <= MOST && deck.gone / one[card] % 5 < OF_EACH;
}

static struct deck take(struct deck deck, int card)
{
    return (struct deck){deck.gone + one[card], deck.sum + card};
}

static bool player_to_move_wins(struct deck deck)
{
    static enum { UNKNOWN, LOST, WON } known[DECKS];
    if (known[deck.gone] == UNKNOWN) {
        bool wins = false;
        for (int card = KINDS; card >= 1 && !wins; card--) {
            wins = can_take(deck, card) && !player_to_move_wins(take(deck, card));
        }
        known[deck.gone] = wins ? WON : LOST;
    }
    return known[deck.gone] == WON;
}

/* The first character that is neither a blank nor the end of a line, or EOF. */
static int next_visible(void)
{
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    return c;
}

static void refuse(const char *message)
{
    fprintf(stderr, "%s\n", message);
    exit(EXIT_FAILURE);
}

/* Reads the game whose first card is c; writes it and its winner into line, whose length it returns. */
static size_t read_game(int c, char line[])
{
    struct deck deck = {0, 0};
    int cards = 0;
    while (c != EOF && !isspace(c)) {
        const int card = c - '0';
        if (card < 1 || card > KINDS || !can_take(deck, card)) {
            refuse("cards: no game, expected 1 to 6, at most four of each and at most 31 together");
        }
        deck = take(deck, card);
        line[cards] = (char)c;
        cards++;
        c = getchar();
    }
    const bool a_moves = cards % 2 == 0;
    line[cards] = ' ';
    line[cards + 1] = player_to_move_wins(deck) == a_moves ? 'A' : 'B';
    line[cards + 2] = '\n';
    return (size_t)cards + 3;
}

int main(void)
{
    /* Kept until all is read, so that bad input at the end leaves no half answer. */
    static char output[MAX_LINES * (MAX_CARDS + 3)];
    size_t length = 0;

    int lines = 0;
    for (int c = next_visible(); c != EOF; c = next_visible()) {
        if (lines == MAX_LINES) {
            refuse("lines: out of range, expected 1 to 10000");
        }
        length += read_game(c, output + length);
        lines++;
    }
    if (lines == 0) {
        refuse("cards: missing, expected 1 to 24 on each line");
    }

    fwrite(output, 1, length, stdout);
    return finish();
}

/* snippet common/finish.c: begin */
/*
 * Ends the output and gives the exit status: a full disk or a closed stdout must not lose the
 * answer without a word, so that is status 1 and one line on stderr.
 */
static int finish(void)
{
    if (fflush(stdout) == EOF || ferror(stdout)) {
        fputs("output: the answer could not be written\n", stderr);
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
/* snippet common/finish.c: end */
