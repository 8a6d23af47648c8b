/* stoned-game: take a stone, but not from the pile of the move before. */
#include "rules.h"

enum { GAMES = 100, PILES = 100, MAX = 100, SEARCHED = 700 };

/* ---- a position: the number of the pile that may not be used, from 1 on, or 0; then the piles ---- */

static void moves(int64_t position)
{
    int64_t at[1 + PILES];
    const int64_t length = numbers_of(position, at);
    const int64_t last = at[0];
    for (int64_t i = 1; i < length; i++) {
        if (at[i] > 0 && i != last) {
            at[0] = i;
            at[i]--;
            leave(position_of(at, length), "take from pile %" PRId64, i);
            at[i]++;
        }
    }
}

static void show(int64_t position)
{
    int64_t at[1 + PILES];
    const int64_t length = numbers_of(position, at);
    print("piles:");
    for (int64_t i = 1; i < length; i++) {
        piece(" %" PRId64, at[i]);
    }
    if (at[0] > 0) {
        fact("; not from pile %" PRId64, at[0]);
    }
}

static bool searched(int64_t position)
{
    int64_t at[1 + PILES];
    const int64_t length = numbers_of(position, at);
    int64_t positions = 1;
    for (int64_t i = 1; i < length && positions <= SEARCHED; i++) {
        positions *= at[i] + 1;
    }
    return positions <= SEARCHED;
}

/* All stones, and the largest pile of those that may be used: its number, or 0. */
static int64_t look_at(const int64_t *at, int64_t length, int64_t *stones)
{
    int64_t largest = 0;
    *stones = 0;
    for (int64_t i = 1; i < length; i++) {
        *stones += at[i];
        largest = i != at[0] && (largest == 0 || at[i] > at[largest]) ? i : largest;
    }
    return largest;
}

/* The theorem of the page. */
static int64_t proved(int64_t position)
{
    int64_t at[1 + PILES];
    int64_t stones;
    const int64_t length = numbers_of(position, at);
    const int64_t largest = look_at(at, length, &stones);
    if (at[0] > 0 && 2 * at[at[0]] >= stones) {
        return LOST;
    }
    return 2 * at[largest] > stones || stones % 2 == 1 ? WON : LOST;
}

static int64_t why(int64_t position)
{
    int64_t at[1 + PILES];
    int64_t stones;
    const int64_t length = numbers_of(position, at);
    const int64_t largest = look_at(at, length, &stones);
    if (at[0] > 0 && 2 * at[at[0]] >= stones) {
        print("Pile %" PRId64 " holds %" PRId64 " of %" PRId64
              " stones, at least half, and may not be used: the opponent "
              "answers there each time.",
              at[0], at[at[0]], stones);
        return LOST;
    }
    if (2 * at[largest] > stones) {
        print("Pile %" PRId64 " holds %" PRId64 " of %" PRId64
              " stones, more than half: whoever takes from it each time "
              "never runs out.",
              largest, at[largest], stones);
        return WON;
    }
    print(stones % 2 == 1 ? "No pile holds more than half. So all stones can be taken: %" PRId64
                            " is odd, and the player "
                            "to move takes the last one, by taking from the largest pile each time."
                          : "No pile holds more than half. So all stones can be taken: %" PRId64 " is even, and the "
                            "opponent takes the last one, by taking from the largest pile each time.",
          stones);
    return stones % 2 == 1 ? WON : LOST;
}

static struct game stones_of = {
    .moves = moves, .fixed = true, .show = show, .searched = searched, .proved = proved, .why = why};

static void input(void)
{
    int64_t at[1 + PILES] = {0};
    const int64_t piles = count_of_next("n", 1, PILES);
    next_line();
    for (int64_t i = 1; i <= piles; i++) {
        at[i] = number("a", 1, MAX);
    }
    put(&stones_of, position_of(at, 1 + piles));
}

/* A game of so many piles, of which one holds about half of all stones. */
static void add_balanced(int64_t piles)
{
    int64_t rest = 0;
    int64_t sizes[PILES];
    for (int64_t i = 1; i < piles; i++) {
        sizes[i] = random_in(1, piles < MAX ? MAX / piles : 1);
        rest += sizes[i];
    }
    sizes[0] = rest + random_in(-2, 2);
    sizes[0] = sizes[0] < 1 ? 1 : sizes[0] > MAX ? MAX : sizes[0];
    shuffle(sizes, piles);
    add_input("%" PRId64 "\n", piles);
    for (int64_t i = 0; i < piles; i++) {
        add_input("%" PRId64 "%c", sizes[i], i < piles - 1 ? ' ' : '\n');
    }
}

static void cases(void)
{
    every_input("small", "t 1, n 1, a 1..12");
    every_input("small", "t 1, n 2, a 1..8");
    every_input("small", "t 1, n 3, a 1..6");
    every_input("small", "t 1, n 4, a 1..4");
    every_input("two-games", "t 2, n 1..2, a 1..2");
    for (int i = 0; i < 200; i++) {
        add_input("1\n");
        add_balanced(random_in(2, i < 100 ? 6 : PILES));
        try_input("half", "");
    }
    random_inputs("random", 100, "t 1..5, n 1..6, a 1..9");
    random_inputs("large", 60, "");
    edge_inputs("edge", 40, "t 1..3, n 1..4");
    add_input("%d\n", GAMES);
    for (int i = 0; i < GAMES; i++) {
        add_balanced(PILES);
    }
    try_input("limit", "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes one stone from a pile, but not from the pile of the move before; whoever cannot move loses.",
    .players = {"T", "HL"},
    .games = {COUNTED, "t", 1, GAMES},
    .input = input,
    .cases = cases,
};
