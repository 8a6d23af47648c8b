/* even-number-addicts: in turn take a number; Alice wins if the sum of hers is even in the end. */
#include "rules.h"

enum { GAMES = 100, NUMBERS = 100, MAX = 1000000000, SEARCHED = 30 };
enum { PLAYER, SUM, ODD, EVEN, ALL };

/* A position: who is to move, 0 for Alice; whether the sum of her numbers is odd; how many odd and how many even numbers
   are left. */
static void moves(int64_t position)
{
    int64_t at[ALL];
    numbers_of(position, at);
    if (at[ODD] + at[EVEN] == 0) {
        over((at[SUM] == 0) == (at[PLAYER] == 0) ? WON : LOST);
    }
    for (int kind = ODD; kind <= EVEN; kind++) {
        if (at[kind] > 0) {
            int64_t next[ALL] = {1 - at[PLAYER], at[SUM], at[ODD], at[EVEN]};
            next[SUM] = kind == ODD && at[PLAYER] == 0 ? 1 - at[SUM] : at[SUM];
            next[kind]--;
            leave(position_of(next, ALL), kind == ODD ? "take an odd one" : "take an even one");
        }
    }
}

static void show(int64_t position)
{
    int64_t at[ALL];
    numbers_of(position, at);
    fact("odd and even numbers left:");
    piece(" %" PRId64, at[ODD]);
    piece(" %" PRId64, at[EVEN]);
    fact(at[SUM] == 0 ? "; the sum of Alice is even" : "; the sum of Alice is odd");
}

static bool searched(int64_t position)
{
    int64_t at[ALL];
    numbers_of(position, at);
    return at[ODD] + at[EVEN] <= SEARCHED;
}

/* What counts on the page: the odd numbers that are left, and 2 more if the player to move wants an odd number of them for
   himself, mod 4. Alice wants as many as her sum is odd; Bob wants her to have the other parity. */
static int64_t measure(const int64_t *at)
{
    const int64_t wanted = at[PLAYER] == 0 ? at[SUM] : at[ODD] + 1 + at[SUM];
    return (at[ODD] + 2 * wanted) % 4;
}

static int64_t proved(int64_t position)
{
    int64_t at[ALL];
    numbers_of(position, at);
    const int64_t measured = measure(at);
    return measured == 0 || measured == 3 || (measured == 1 && at[EVEN] % 2 == 1) ? WON : LOST;
}

static int64_t why(int64_t position)
{
    int64_t at[ALL];
    numbers_of(position, at);
    const int64_t measured = measure(at);
    if (at[ODD] + at[EVEN] == 0) {
        print("No number is left.");
        return proved(position);
    }
    print("The odd numbers that are left, and 2 more if the player to move wants an odd number of them: mod 4 that is "
          "%" PRId64 ". ",
          measured);
    if (measured != 1) {
        print(measured == 2
                  ? "With 2 every move makes it 0 or 3, which win."
                  : "With 0 or 3 there is a move that makes it 2, or 1 with no even number left, which lose.");
        return measured == 2 ? LOST : WON;
    }
    print(
        "With 1, who takes an odd number makes it 0, which wins, so both take even ones; here their number is %" PRId64
        ".",
        at[EVEN]);
    return at[EVEN] % 2 == 1 ? WON : LOST;
}

static struct game board = {
    .moves = moves, .fixed = true, .show = show, .searched = searched, .proved = proved, .why = why};

static void input(void)
{
    int64_t at[ALL] = {0};
    const int64_t count = count_of_next("n", 1, NUMBERS);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        at[number("a", -MAX, MAX) % 2 == 0 ? EVEN : ODD]++;
    }
    put(&board, position_of(at, ALL));
}

static void add_game(int64_t odd, int64_t even, int64_t most)
{
    int64_t numbers[NUMBERS];
    for (int64_t i = 0; i < odd + even; i++) {
        numbers[i] = 2 * random_in(-most, most - 1) + (i < odd ? 1 : 0);
    }
    shuffle(numbers, odd + even);
    add_input("%" PRId64 "\n", odd + even);
    for (int64_t i = 0; i < odd + even; i++) {
        add_input("%" PRId64 "%c", numbers[i], i < odd + even - 1 ? ' ' : '\n');
    }
}

static void cases(void)
{
    every_input("small", "t 1, n 1..3, a -2..3");
    every_input("small", "t 1, n 4..7, a 1..2");
    every_input("two-games", "t 2, n 1..2, a 0..1");
    random_inputs("random", 100, "");
    edge_inputs("edge", 20, "t 1..5");
    int64_t games = 0; /* all numbers of odd and even ones, a hundred games in one input */
    for (int64_t all = 4; all <= NUMBERS; all++) {
        for (int64_t odd = 0; odd <= all; odd += all > SEARCHED ? 3 : 1) {
            if (games % GAMES == 0) {
                if (games > 0) {
                    try_input("all", "");
                }
                add_input("%d\n", GAMES);
            }
            add_game(odd, all - odd, games % 2 == 0 ? 10 : MAX / 2);
            games++;
        }
    }
    for (; games % GAMES != 0; games++) {
        add_game(random_in(1, NUMBERS), 0, MAX / 2);
    }
    try_input("all", "");
    add_input("%d\n", GAMES);
    for (int i = 0; i < GAMES; i++) {
        add_input("%d\n", NUMBERS);
        for (int k = 0; k < NUMBERS; k++) {
            add_input("%d%c", k < i ? -MAX + 1 : -MAX, k < NUMBERS - 1 ? ' ' : '\n');
        }
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes one of the numbers. When none is left, Alice wins if the sum of hers is even, else Bob wins.",
    .players = {"Alice", "Bob"},
    .games = {COUNTED, "t", 1, GAMES},
    .input = input,
    .cases = cases,
};
