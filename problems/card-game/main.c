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
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

enum { MAX_GAMES = 50, MAX_CARDS = 1000, MAX_CARD = 10000 };

/*
 * A row of leads is filled in blocks, so that compilers make a few vector instructions of each. The last
 * block may run over the end: what it writes there is used by no interval, but the arrays need room for it.
 */
enum { BLOCK = 4, ROOM = MAX_CARDS + BLOCK };

/* shorter[i] and longer[i] are leads of intervals that begin at card i, of length - 1 and of length cards. */
static void fill_row(const int *restrict cards, const int *restrict shorter, int *restrict longer, int length,
                     int count)
{
    for (int block = 0; block + length <= count; block += BLOCK) {
        for (int i = block; i < block + BLOCK; i++) {
            const int take_left = cards[i] - shorter[i + 1];
            const int take_right = cards[i + length - 1] - shorter[i];
            longer[i] = take_left > take_right ? take_left : take_right;
        }
    }
}

static int lead_of_first_player(const int *cards, int count)
{
    static int leads[2][ROOM]; /* of the even lengths and of the odd ones; nothing is left of an empty row */
    for (int i = 0; i <= count; i++) {
        leads[0][i] = 0;
    }
    for (int length = 1; length <= count; length++) {
        fill_row(cards, leads[(length - 1) % 2], leads[length % 2], length, count);
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
            cards[i] = (int)read_int("card", 1, MAX_CARD);
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
/*
 * Reads the next integer from stdin: plain decimal digits, set off by blanks or line breaks.
 * Needs 0 <= low <= high. A missing number, a sign, a leading zero, any other character or a value
 * outside low..high ends the program with status 1 and one line on stderr.
 */
static int64_t read_int(const char *name, int64_t low, int64_t high)
{
    const uint64_t tenth = (uint64_t)high / 10; /* what is larger may not take another digit */
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    const bool missing = c == EOF;
    bool plain = isdigit(c);
    uint64_t value = 0;
    while (isdigit(c)) {
        value = value > tenth ? UINT64_MAX : 10 * value + (uint64_t)(c - '0');
        c = getchar();
        plain = plain && !(value == 0 && isdigit(c));
    }
    plain = plain && (isspace(c) || c == EOF);
    if (!plain || value < (uint64_t)low || value > (uint64_t)high) {
        const char *problem = missing ? "missing" : plain ? "out of range" : "not a plain integer";
        fprintf(stderr, "%s: %s, expected %" PRId64 " to %" PRId64 "\n", name, problem, low, high);
        exit(EXIT_FAILURE);
    }
    return (int64_t)value;
}
/* snippet common/read_int.c: end */

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
