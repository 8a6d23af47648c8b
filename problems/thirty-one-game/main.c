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

/* One card of a kind, in the number to base 5 that says which cards are gone. */
static const int one[KINDS + 1] = {0, 1, 5, 25, 125, 625, 3125};

static bool can_take(int gone, int sum, int card)
{
    return sum + card <= MOST && gone / one[card] % 5 < OF_EACH;
}

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

/* As getchar, in half the steps: it counts where lines are many and short. */
static int next_char(void)
{
    static unsigned char buffer[1 << 15];
    static size_t used;
    static size_t filled;
    if (used == filled) {
        used = 0;
        filled = fread(buffer, 1, sizeof buffer, stdin);
        if (filled == 0) {
            return EOF;
        }
    }
    return buffer[used++];
}

/* The first character that is neither a blank nor the end of a line, or EOF. */
static int next_visible(void)
{
    int c = next_char();
    while (isspace(c)) {
        c = next_char();
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
    int left[KINDS + 1] = {0, OF_EACH, OF_EACH, OF_EACH, OF_EACH, OF_EACH, OF_EACH};
    int gone = 0;
    int sum = 0;
    int cards = 0;
    while (c >= '1' && c <= '6' && left[c - '0'] > 0) {
        const int card = c - '0';
        left[card]--;
        gone += one[card];
        sum += card;
        line[cards] = (char)c;
        cards++;
        c = next_char();
    }
    if (cards == 0 || sum > MOST || (c != EOF && !isspace(c))) {
        refuse("cards: no game, expected 1 to 6, at most four of each and at most 31 together");
    }
    const bool a_moves = cards % 2 == 0;
    line[cards] = ' ';
    line[cards + 1] = player_to_move_wins(gone, sum) == a_moves ? 'A' : 'B';
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
