/* newyear-game: in turn take a number; Koca wins if the difference of the sums is divisible by 3 in the end. */
#include "rules.h"

enum { GAMES = 100, MAX = 2000, SEARCHED = 20 };
enum { PLAYER, DIFFERENCE, LEFT, ALL = LEFT + 3 };

/* A position: who is to move, 0 for Balsa; the sum of Balsa minus that of Koca, mod 3; and how many numbers of each
   remainder are left. */
static void take(const int64_t *at, int64_t remainder, int64_t *next)
{
    for (int i = 0; i < ALL; i++) {
        next[i] = at[i];
    }
    next[PLAYER] = 1 - at[PLAYER];
    next[DIFFERENCE] = (at[DIFFERENCE] + (at[PLAYER] == 0 ? remainder : 3 - remainder)) % 3;
    next[LEFT + remainder]--;
}

static int64_t left_of(const int64_t *at) { return at[LEFT] + at[LEFT + 1] + at[LEFT + 2]; }

static void moves(int64_t position)
{
    int64_t at[ALL];
    int64_t next[ALL];
    numbers_of(position, at);
    if (left_of(at) == 0) {
        over((at[DIFFERENCE] == 0) == (at[PLAYER] == 1) ? WON : LOST);
    }
    for (int64_t remainder = 0; remainder < 3; remainder++) {
        if (at[LEFT + remainder] > 0) {
            take(at, remainder, next);
            leave(position_of(next, ALL), "take one of remainder %" PRId64, remainder);
        }
    }
}

static void show(int64_t position)
{
    int64_t at[ALL];
    numbers_of(position, at);
    fact("difference mod 3: %" PRId64, at[DIFFERENCE]);
    fact("; numbers of remainder 0, 1, 2:");
    for (int64_t remainder = 0; remainder < 3; remainder++) {
        piece(" %" PRId64, at[LEFT + remainder]);
    }
}

static bool searched(int64_t position)
{
    int64_t at[ALL];
    numbers_of(position, at);
    return left_of(at) <= SEARCHED;
}

/* The theorem of the page: the positions with Balsa to move that Koca wins. */
static bool is_kocas(const int64_t *at)
{
    const int64_t zeros = at[LEFT] % 2;
    const int64_t ones = at[LEFT + 1] % 2;
    const int64_t twos = at[LEFT + 2] % 2;
    if (ones == 0 && twos == 0) {
        return at[DIFFERENCE] == 0;
    }
    return zeros == 0 && ones != twos && at[DIFFERENCE] == (ones == 1 ? 2 : 1);
}

static bool koca_wins(const int64_t *at)
{
    int64_t next[ALL];
    if (at[PLAYER] == 0) {
        return is_kocas(at);
    }
    bool can_leave_one = left_of(at) == 0 && at[DIFFERENCE] == 0;
    for (int64_t remainder = 0; remainder < 3; remainder++) {
        if (at[LEFT + remainder] > 0) {
            take(at, remainder, next);
            can_leave_one = can_leave_one || is_kocas(next);
        }
    }
    return can_leave_one;
}

static int64_t proved(int64_t position)
{
    int64_t at[ALL];
    numbers_of(position, at);
    return koca_wins(at) == (at[PLAYER] == 1) ? WON : LOST;
}

static int64_t why(int64_t position)
{
    int64_t at[ALL];
    numbers_of(position, at);
    const bool wins = koca_wins(at);
    if (left_of(at) == 0) {
        print("No number is left.");
    } else if (at[PLAYER] == 1) {
        print(wins ? "Koca can leave numbers that go in pairs of equal remainders, and fit."
                   : "Koca cannot leave numbers that go in pairs of equal remainders, and fit.");
    } else if (wins) {
        print(at[LEFT + 1] % 2 + at[LEFT + 2] % 2 == 0 ? "The numbers of remainder 1 and those of remainder 2 are even "
                                                         "in number, and the difference is 0: Koca "
                                                         "answers with the same remainder."
                                                       : "The numbers go in pairs but for one, and with that one the "
                                                         "difference is 0: Koca answers with the same "
                                                         "remainder.");
    } else {
        print("The numbers do not go in pairs of remainder 1 and of remainder 2 with a difference that fits: Balsa can "
              "keep "
              "it so.");
    }
    return wins == (at[PLAYER] == 1) ? WON : LOST;
}

static struct game board = {
    .moves = moves, .fixed = true, .show = show, .searched = searched, .proved = proved, .why = why};

static void input(void)
{
    int64_t at[ALL] = {0};
    const int64_t count = count_of_next("n", 1, MAX);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        at[LEFT + number("a", 1, MAX) % 3]++;
    }
    put(&board, position_of(at, ALL));
}

/* ---- cases ---- */

static void add_game(int64_t zeros, int64_t ones, int64_t twos)
{
    static int64_t numbers[MAX];
    const int64_t all = zeros + ones + twos;
    for (int64_t i = 0; i < all; i++) {
        const int64_t remainder = i < zeros ? 3 : i < zeros + ones ? 1 : 2;
        numbers[i] = 3 * random_in(0, (MAX - remainder) / 3) + remainder;
    }
    shuffle(numbers, all);
    add_input("%" PRId64 "\n", all);
    for (int64_t i = 0; i < all; i++) {
        add_input("%" PRId64 "%c", numbers[i], i < all - 1 ? ' ' : '\n');
    }
}

static void cases(void)
{
    for (int i = 0; i < 400; i++) { /* positions in the middle of a game */
        int64_t at[ALL];
        for (int k = 0; k < ALL; k++) {
            at[k] = random_in(0, k == 0 ? 1 : k == 1 ? 2 : 6);
        }
        compare_formula(&board, position_of(at, ALL));
    }
    every_input("small", "T 1, n 1..5, a 1..3");
    every_input("two-games", "T 2, n 1..2, a 2..3");
    random_inputs("random", 40, "T 1..5, n 1..20");
    edge_inputs("edge", 20, "T 1..4, n 1..9");
    for (int64_t part = 0; part < 8; part++) { /* all small numbers of each remainder, a hundred games in one input */
        add_input("%d\n", GAMES);
        for (int64_t i = 0; i < GAMES; i++) {
            const int64_t code = (part * GAMES + i) % 728 + 1;
            add_game(code % 9, code / 9 % 9, code / 81 % 9);
        }
        try_input("all", "");
    }
    for (int i = 0; i < 60; i++) {
        const int64_t ones = random_in(0, i < 30 ? 40 : 600);
        const int64_t twos = random_in(0, i < 30 ? 40 : 600);
        add_input("1\n");
        add_game(random_in(1, 700), ones - (i % 3 == 0 ? ones % 2 : 0), twos - (i % 3 == 0 ? twos % 2 : 0));
        try_input("random", "");
    }
    add_input("%d\n", GAMES);
    for (int i = 0; i < GAMES; i++) {
        add_input("%d\n", MAX);
        for (int k = 0; k < MAX; k++) {
            add_input("%d%c", k < i ? MAX - 1 : MAX, k < MAX - 1 ? ' ' : '\n');
        }
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes one of the numbers. When none is left, Koca wins if the difference of the two sums is "
            "divisible by "
            "3, else Balsa wins.",
    .players = {"Balsa", "Koca"},
    .games = {COUNTED, "T", 1, GAMES},
    .input = input,
    .cases = cases,
};
