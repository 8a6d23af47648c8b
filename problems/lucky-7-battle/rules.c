/* lucky-7-battle: in each round its player appends its digit or a 0; Takahashi wants a multiple of 7. */
#include "rules.h"

#include <string.h>

enum { ROUNDS = 200000, SEARCHED = 20, SHOWN = 30, TAKAHASHI = 0, AOKI = 1 };

static int64_t n;
static char digits[ROUNDS + 1];
static char owners[ROUNDS + 1];
static uint8_t good[ROUNDS + 1]; /* bit r: Takahashi wins if the remainder is r before this round */

static int64_t owner_of(int64_t round) { return owners[round] == 'T' ? TAKAHASHI : AOKI; }

/* ---- a position: the rounds that are over, the remainder, and who is to move. The owner of a round may not be ---- */

static void moves(int64_t position)
{
    int64_t at[3];
    numbers_of(position, at);
    const int64_t player = at[2];
    if (at[0] == n) {
        over((at[1] == 0) == (player == TAKAHASHI) ? WON : LOST);
        return;
    }
    at[2] = 1 - player;
    if (owner_of(at[0]) != player) {
        leave(position_of(at, 3), "wait");
        return;
    }
    const int64_t digit = digits[at[0]] - '0';
    const int64_t before = at[1];
    at[0]++;
    at[1] = 10 * before % 7;
    leave(position_of(at, 3), "append %d", 0);
    if (digit > 0) {
        at[1] = (10 * before + digit) % 7;
        leave(position_of(at, 3), "append %" PRId64, digit);
    }
}

static void show(int64_t position)
{
    int64_t at[3];
    numbers_of(position, at);
    fact("remainder %" PRId64, at[1]);
    fact(at[0] == n ? "; no round is left" : "; rounds left: ");
    for (int64_t i = at[0]; i < n && i < at[0] + SHOWN; i++) {
        print(i > at[0] ? " " : "");
        piece("%c%c", digits[i], owners[i]);
        if (i == at[0]) {
            mark("now");
        }
    }
    if (at[0] + SHOWN < n) {
        fact("; and %" PRId64 " more rounds", n - at[0] - SHOWN);
    }
}

static bool searched(int64_t position)
{
    int64_t at[3];
    numbers_of(position, at);
    return n - at[0] <= SEARCHED;
}

/* The sets that the page proves, from the last round back. */
static void learn(void)
{
    good[n] = 1;
    for (int64_t round = n - 1; round >= 0; round--) {
        good[round] = 0;
        for (int remainder = 0; remainder < 7; remainder++) {
            const int zero = good[round + 1] >> 3 * remainder % 7 & 1;
            const int digit = good[round + 1] >> (3 * remainder + digits[round] - '0') % 7 & 1;
            const int is_good = owner_of(round) == TAKAHASHI ? zero | digit : zero & digit;
            good[round] = (uint8_t)(good[round] | is_good << remainder);
        }
    }
}

static int64_t proved(int64_t position)
{
    int64_t at[3];
    numbers_of(position, at);
    const bool is_good = (good[at[0]] >> at[1] & 1) == 1;
    return is_good == (at[2] == TAKAHASHI) ? WON : LOST;
}

static int64_t why(int64_t position)
{
    int64_t at[3];
    numbers_of(position, at);
    if (at[0] == n) {
        print("No round is left: the remainder decides.");
        return proved(position);
    }
    print("Before this round, Takahashi wins from these remainders:");
    for (int remainder = 0; remainder < 7; remainder++) {
        if (good[at[0]] >> remainder & 1) {
            print(" %d", remainder);
        }
    }
    print(good[at[0]] == 0 ? " none. " : ". ");
    print(good[at[0]] >> at[1] & 1 ? "%" PRId64 " is one of them." : "%" PRId64 " is not one of them.", at[1]);
    return proved(position);
}

static struct game number_game = {
    .moves = moves, .show = show, .board = "row", .searched = searched, .proved = proved, .why = why};

static void input(void)
{
    n = number("N", 1, ROUNDS);
    next_line();
    memcpy(digits, word("S", "0123456789", n, n), (size_t)n);
    next_line();
    memcpy(owners, word("X", "AT", n, n), (size_t)n);
    learn();
    const int64_t first = owner_of(0);
    to_move((int)first);
    put(&number_game, position_of((int64_t[]){0, 0, first}, 3));
}

/* ---- cases ---- */

/* A game of so many rounds, of which Takahashi has about `share` in 8, and Aoki few digits other than 0 and 7. */
static void add_game(int64_t rounds, int64_t share)
{
    static char line[ROUNDS + 1];
    static char line_of_owners[ROUNDS + 1];
    for (int64_t i = 0; i < rounds; i++) {
        const bool is_takahashi = random_in(0, 7) < share;
        line_of_owners[i] = is_takahashi ? 'T' : 'A';
        line[i] = (char)('0' + (is_takahashi || random_in(0, rounds) < 3 ? random_in(0, 9) : 7 * random_in(0, 1)));
    }
    line[rounds] = line_of_owners[rounds] = '\0';
    add_input("%" PRId64 "\n%s\n%s\n", rounds, line, line_of_owners);
}

static void cases(void)
{
    every_input("small", "N 1..2");
    for (int i = 0; i < 400; i++) {
        const int64_t share = random_in(1, 7);
        add_game(random_in(3, i < 300 ? SEARCHED : 200), share);
        try_input("random", "");
    }
    random_inputs("plain", 60, "N 1..40");
    for (int i = 0; i < 20; i++) {
        const int64_t share = random_in(1, 7);
        add_game(random_in(ROUNDS / 2, ROUNDS), share);
        try_input("large", "");
    }
    add_game(ROUNDS, 4);
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "In each round its player (A: Aoki, T: Takahashi) appends its digit or a 0. Takahashi wins if the number is a "
        "multiple of 7 at the end, Aoki otherwise.",
    .players = {"Takahashi", "Aoki"},
    .input = input,
    .cases = cases,
};
