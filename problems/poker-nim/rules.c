/* poker-nim: Nim in which a player may also add chips to a pile, at most k times to each. */
#include "rules.h"

enum { GAMES = 100, PILES = 100, TIMES = 100, MAX = 1000000000 };

/* A pile grows no higher than the ceiling of the game, which is 2^k - 1 and at least twice as high as any pile of the
   input. To add more always loses, for then the highest digit of the nim-sum is 1: so every move that wins is listed,
   and the game is finite. Small ones are searched. */
enum { SMALL_PILES = 3, SMALL_CEILING = 15, SMALL_CEILING_OF_THREE = 7, LISTED = 20000 };

/* A position: who is to move, the ceiling, and for each pile its chips and how often each player may still add to it. */
enum { CEILING = 1, FIRST = 2, OF_A_PILE = 3 };
enum { NUMBERS = FIRST + OF_A_PILE * PILES, SMALL = FIRST + OF_A_PILE * SMALL_PILES };

static void moves(int64_t position)
{
    int64_t at[NUMBERS];
    const int64_t length = numbers_of(position, at);
    const int64_t player = at[0];
    at[0] = 1 - player;
    for (int64_t i = FIRST; i < length; i += OF_A_PILE) {
        const int64_t chips = at[i];
        for (at[i] = chips - 1; at[i] >= 0; at[i]--) {
            leave(position_of(at, length), "take %" PRId64 " from pile %" PRId64, chips - at[i], i / OF_A_PILE + 1);
        }
        at[i] = chips;
    }
    for (int64_t i = FIRST; i < length; i += OF_A_PILE) {
        const int64_t chips = at[i];
        if (chips > 0 && at[i + 1 + player] > 0) {
            at[i + 1 + player]--;
            for (at[i] = chips + 1; at[i] <= at[CEILING]; at[i]++) {
                leave(position_of(at, length), "add %" PRId64 " to pile %" PRId64, at[i] - chips, i / OF_A_PILE + 1);
                spot("%" PRId64, i / OF_A_PILE + 1);
            }
            at[i + 1 + player]++;
        }
        at[i] = chips;
    }
}

static bool is_listed(int64_t position)
{
    int64_t at[NUMBERS];
    const int64_t length = numbers_of(position, at);
    return length / OF_A_PILE * at[CEILING] <= LISTED;
}

static void show(int64_t position)
{
    int64_t at[NUMBERS];
    const int64_t length = numbers_of(position, at);
    print("chips:");
    for (int64_t i = FIRST; i < length; i += OF_A_PILE) {
        piece(" %" PRId64, at[i]);
    }
    fact("; times that each player may still add to them:");
    for (int64_t i = FIRST; i < length; i += OF_A_PILE) {
        fact(" %" PRId64 "/%" PRId64, at[i + 1], at[i + 2]);
    }
    if (is_listed(position)) {
        fact("; here no pile grows above %" PRId64, at[CEILING]);
    }
}

static bool is_small(int64_t position)
{
    int64_t at[NUMBERS];
    const int64_t length = numbers_of(position, at);
    bool small = length <= SMALL && at[CEILING] <= (length == SMALL ? SMALL_CEILING_OF_THREE : SMALL_CEILING);
    for (int64_t i = FIRST; i < length && small; i += OF_A_PILE) {
        const int64_t times = at[i + 1] > at[i + 2] ? at[i + 1] : at[i + 2];
        small = times <= (length == SMALL ? 1 : 2);
    }
    return small;
}

/* The formula of the page, digit by digit: the player to move loses exactly when each binary digit is in an even number of
   the piles. */
static int64_t proved(int64_t position)
{
    int64_t at[NUMBERS];
    const int64_t length = numbers_of(position, at);
    for (int64_t digit = 1; digit <= MAX; digit *= 2) {
        int64_t count = 0;
        for (int64_t i = FIRST; i < length; i += OF_A_PILE) {
            count += at[i] / digit % 2;
        }
        if (count % 2 == 1) {
            return WON;
        }
    }
    return LOST;
}

static int64_t why(int64_t position)
{
    int64_t at[NUMBERS];
    int64_t nim_sum = 0;
    const int64_t length = numbers_of(position, at);
    for (int64_t i = FIRST; i < length; i += OF_A_PILE) {
        nim_sum ^= at[i];
    }
    print(nim_sum == 0 ? "The nim-sum of the chips is 0, and what is added to a pile can be taken away again: whoever "
                         "answers restores the 0."
                       : "The nim-sum of the chips is %" PRId64 ", not 0: a move can make it 0. What is added to a "
                         "pile then can be taken away again.",
          nim_sum);
    return nim_sum == 0 ? LOST : WON;
}

static void winning(int64_t position)
{
    int64_t at[NUMBERS];
    int64_t nim_sum = 0;
    const int64_t length = numbers_of(position, at);
    for (int64_t i = FIRST; i < length; i += OF_A_PILE) {
        nim_sum ^= at[i];
    }
    at[0] = 1 - at[0];
    for (int64_t i = FIRST; i < length; i += OF_A_PILE) {
        const int64_t chips = at[i];
        at[i] = chips ^ nim_sum;
        if (at[i] < chips) {
            leave(position_of(at, length), "take %" PRId64 " from pile %" PRId64, chips - at[i], i / OF_A_PILE + 1);
        }
        at[i] = chips;
    }
}

static struct game piles_left = {.moves = moves,
                                 .listed = is_listed,
                                 .fixed = true,
                                 .show = show,
                                 .searched = is_small,
                                 .proved = proved,
                                 .why = why,
                                 .winning = winning};

/* Positions of small games that inputs do not begin with: any numbers of times are left. */
static void compare_all(void)
{
    for (int64_t first = 0; first <= 4; first++) {
        for (int64_t second = first; second <= 4; second++) {
            for (int64_t left = 0; left < 16; left++) {
                const int64_t at[] = {0, 7, first, left % 2, left / 2 % 2, second, left / 4 % 2, left / 8};
                compare_formula(&piles_left, position_of(at, 8));
            }
        }
    }
}

static void input(void)
{
    int64_t at[NUMBERS] = {0};
    const int64_t piles = number("n", 1, PILES);
    const int64_t times = number("k", 1, TIMES);
    next_line();
    for (int64_t i = FIRST; i < FIRST + OF_A_PILE * piles; i += OF_A_PILE) {
        at[i] = number("c", 1, MAX);
        at[i + 1] = at[i + 2] = times;
        while (at[CEILING] < 2 * at[i]) {
            at[CEILING] = 2 * at[CEILING] + 1;
        }
    }
    put(&piles_left, position_of(at, FIRST + OF_A_PILE * piles));
}

/* A game; if it is to be lost, its last pile is such that the first player loses, if it can be. */
static void add_game(int64_t piles, int64_t most, bool lost)
{
    int64_t rest = 0;
    const int64_t times = random_magnitude(1, TIMES);
    add_input("%" PRId64 " %" PRId64 "\n", piles, times);
    for (int64_t i = 0; i < piles; i++) {
        int64_t size = random_magnitude(1, most);
        size = lost && i == piles - 1 && rest >= 1 && rest <= MAX ? rest : size;
        rest ^= size;
        add_input("%" PRId64 "%c", size, i < piles - 1 ? ' ' : '\n');
    }
}

static void add_games(int64_t games, int64_t most_piles, int64_t most)
{
    add_input("%" PRId64 "\n", games);
    for (int64_t i = 0; i < games; i++) {
        add_game(random_in(1, most_piles), most, i % 2 == 0);
    }
}

static void cases(void)
{
    compare_all();
    every_input("small", "T 1, n 1, k 1..2, c 1..6");
    every_input("small", "T 1, n 2, k 1..2, c 1..6");
    every_input("small", "T 1, n 3, k 1, c 1..4");
    every_input("two-games", "T 2, n 1..2, k 1..2, c 1..2");
    every_input("limit", "T 1, n 1, k 1, c 65534..65537"); /* where 16 bits end */
    every_input("limit", "T 1, n 2, k 1, c 65535..65536");
    for (int i = 0; i < 300; i++) {
        add_games(1, i < 100 ? 4 : PILES, i % 2 == 0 ? 30 : MAX);
        try_input("random", "");
    }
    for (int i = 0; i < 30; i++) {
        add_games(random_in(2, GAMES), PILES, i % 2 == 0 ? 1000 : MAX);
        try_input("many-games", "");
    }
    add_input("%d\n", GAMES);
    for (int i = 0; i < GAMES; i++) {
        add_game(PILES, MAX, i % 2 == 0);
    }
    try_input("limit", "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes one or more chips from one pile, or adds one or more to a pile that is not empty, which each "
            "player may do at most k times to each pile. Whoever takes the last chip wins. (Larger additions "
            "than those offered here all lose.)",
    .outputs = {"First", "Second"},
    .games = {COUNTED, "T", 1, GAMES},
    .input = input,
    .cases = cases,
};
