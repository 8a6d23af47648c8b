/*
 * Kattis bachetsgame - Stick Game
 *
 * Game:   n stones; a move takes one of the given numbers of stones. Whoever takes the last stone wins.
 * Input:  1 to 100 lines until the end of the file: n (1..10^6), m (1..10), then m different numbers a (1..10^6), 1
 *         among them.
 * Output: for each line "Stan wins" if the first player wins, "Ollie wins" otherwise.
 *
 * Idea:   A pile loses exactly when no move leads to a losing pile. So the losing piles are found from 0 upwards:
 *         from each of them, taking back every number marks a pile that wins. All that matters for what comes next
 *         are the last piles that were found, but a table of all is small.
 * Cost:   O(n m) time where many piles lose, O(n) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

enum { MAX_STONES = 1000000, MAX_MOVES = 10 };

/* Whether there is another game, whose first number comes next; or an input that cannot be read, which read_int() says. */
static bool is_next(void)
{
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    ungetc(c, stdin);
    return c != EOF || ferror(stdin) != 0;
}

static bool wins[MAX_STONES + 1];

static bool first_player_wins(int64_t stones, const int64_t taken[], int64_t moves)
{
    for (int64_t pile = 0; pile <= stones; pile++) {
        wins[pile] = false;
    }
    for (int64_t pile = 0; pile < stones; pile++) {
        for (int64_t i = 0; i < moves && !wins[pile]; i++) {
            if (taken[i] <= stones - pile) {
                wins[pile + taken[i]] = true;
            }
        }
    }
    return wins[stones];
}

int main(void)
{
    while (is_next()) {
        int64_t taken[MAX_MOVES];
        bool has_one = false;
        const int64_t stones = read_int("n", 1, MAX_STONES);
        const int64_t moves = read_int("m", 1, MAX_MOVES);
        for (int64_t i = 0; i < moves; i++) {
            taken[i] = read_int("a", 1, MAX_STONES);
            has_one = has_one || taken[i] == 1;
            for (int64_t j = 0; j < i; j++) {
                must(taken[i] != taken[j], "the numbers a must be different");
            }
        }
        must(has_one, "one of the numbers a must be 1");
        puts(first_player_wins(stones, taken, moves) ? "Stan wins" : "Ollie wins");
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

/* snippet common/snippets/must.c */
/* What ranges cannot say of the input: if it does not hold, the program ends. */
static void must(bool holds, const char *condition)
{
    if (!holds) {
        fprintf(stderr, "input: %s\n", condition);
        exit(EXIT_FAILURE);
    }
}
