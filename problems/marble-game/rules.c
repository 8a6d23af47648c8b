/* marble-game: two boxes, three amounts; whoever cannot move loses. An input has five games. */
#include "rules.h"

enum { GAMES = 5 };

static int64_t b1;
static int64_t b2;
static int64_t b3;

static void amounts(void)
{
    amount(b1);
    amount(b2);
    amount(b3);
}

static struct game box = {.amounts = amounts, .part = "from box", .unit = "marbles", .tells_amounts = true};

static void preamble(void)
{
    b1 = number("b1", 1, 28);
    b2 = number("b2", b1 + 1, 29);
    b3 = number("b3", b2 + 1, 30);
}

static void input(void)
{
    put(&box, number("k1", 1, 500));
    put(&box, number("k2", 1, 500));
}

/* All sizes that are small, in the last game. */
static void small_games(int one, int two, int three)
{
    for (int k = 0; k < 11 * 11; k++) {
        add_input("%d %d %d\n1 1\n1 1\n1 1\n1 1\n", one, two, three);
        try_input("small", "%d %d\n", k / 11 + 1, k % 11 + 1);
    }
}

static void cases(void)
{
    for (int three = 3; three <= 30; three++) {
        for (int two = 2; two < three; two++) {
            for (int one = 1; one < two; one++) {
                random_inputs("every-amounts", 1, "b1 %d, b2 %d, b3 %d, k1 20..500, k2 20..500", one, two, three);
                if (three <= 5) {
                    small_games(one, two, three);
                }
            }
        }
    }
    random_inputs("random", 200, "");
    edge_inputs("edge", 50, "");
    largest_input("largest");
}

/* ---- Kattis snim and HDU 1536: a list of amounts, then positions of several piles, for which a letter each is asked.
   A list with its positions is what the engine calls a game; the last position is laid. ---- */

enum { MAX_OF_SNIM = 100, LARGEST_OF_SNIM = 10000 };

static int64_t amount_count;
static int64_t amount_of_snim[MAX_OF_SNIM];
static int64_t positions;
static bool first_wins[MAX_OF_SNIM];

static void amounts_of_snim(void)
{
    for (int64_t i = 0; i < amount_count; i++) {
        amount(amount_of_snim[i]);
    }
}

static struct game beads_left = {.amounts = amounts_of_snim, .unit = "beads", .tells_amounts = true};

static void read_list(void)
{
    amount_count = number("k", 1, MAX_OF_SNIM);
    for (int64_t i = 0; i < amount_count; i++) { /* kept in order */
        const int64_t s = number("s", 1, LARGEST_OF_SNIM);
        int64_t at = i;
        for (; at > 0 && amount_of_snim[at - 1] > s; at--) {
            amount_of_snim[at] = amount_of_snim[at - 1];
        }
        amount_of_snim[at] = s;
        must(at == 0 || amount_of_snim[at - 1] < s, "the numbers s must be different");
    }
}

static void input_of_snim(void)
{
    read_list();
    next_line();
    positions = number("m", 1, MAX_OF_SNIM);
    for (int64_t i = 0; i < positions; i++) {
        int64_t nim_sum = 0;
        next_line();
        const int64_t piles = number("l", 1, MAX_OF_SNIM);
        for (int64_t j = 0; j < piles; j++) {
            const int64_t beads = number("h", 0, LARGEST_OF_SNIM);
            nim_sum ^= grundy(&beads_left, beads);
            if (i == positions - 1) {
                put(&beads_left, beads);
            }
        }
        first_wins[i] = nim_sum != 0;
    }
}

static void answer_of_snim(void)
{
    for (int64_t i = 0; i < positions; i++) {
        print(first_wins[i] ? "W" : "L");
    }
    print("\n");
}

/* A list of k amounts, and m positions of l piles at most. */
static void add_list(int64_t k, int64_t largest, int64_t m, int64_t l, int64_t highest)
{
    int64_t s[MAX_OF_SNIM];
    const int64_t step = largest / k;
    for (int64_t i = 0; i < k; i++) {
        s[i] = i * step + random_in(1, step);
    }
    shuffle(s, k);
    add_input("%" PRId64, k);
    for (int64_t i = 0; i < k; i++) {
        add_input(" %" PRId64, s[i]);
    }
    add_input("\n%" PRId64 "\n", m);
    for (int64_t i = 0; i < m; i++) {
        const int64_t piles = random_in(1, l);
        add_input("%" PRId64, piles);
        for (int64_t j = 0; j < piles; j++) {
            add_input(" %" PRId64, random_in(0, highest));
        }
        add_input("\n");
    }
}

static void add_random_list(int64_t k)
{
    const int64_t highest = random_in(1, 30);
    const int64_t l = random_in(1, 4);
    const int64_t m = random_in(1, 8);
    add_list(k, random_in(k, 12), m, l, highest);
}

static void cases_of_snim(const char *end)
{
    for (int i = 0; i < 300; i++) {
        add_random_list(random_in(1, 5));
        try_input("random", "%s", end);
    }
    for (int i = 0; i < 40; i++) {
        const int64_t k = random_magnitude(1, MAX_OF_SNIM);
        add_list(k, random_in(k, 1000), 20, 10, 2000);
        try_input("middling", "%s", end);
    }
    for (int i = 0; i < 8; i++) {
        const int64_t k = i % 2 == 0 ? MAX_OF_SNIM : random_in(1, 20);
        add_list(k, LARGEST_OF_SNIM, 20, 20, LARGEST_OF_SNIM);
        try_input("large", "%s", end);
    }
}

static void add_largest(void) { add_list(MAX_OF_SNIM, MAX_OF_SNIM, MAX_OF_SNIM, MAX_OF_SNIM, LARGEST_OF_SNIM); }

static void cases_of_kattis(void)
{
    every_input("small", "k 1..2, s 1..3, m 1, l 1..2, h 0..4");
    cases_of_snim("");
    add_largest();
    largest_input("largest");
}

static void cases_of_hdu_1536(void)
{
    every_input("small", "games 1, k 1..2, s 1..3, m 1, l 1..2, h 0..4");
    cases_of_snim("0\n");
    for (int i = 0; i < 40; i++) {
        for (int64_t lists = random_in(2, 6); lists > 0; lists--) {
            add_random_list(random_in(1, 5));
        }
        try_input("several", "0\n");
    }
    for (int i = 0; i < 4; i++) {
        add_largest();
    }
    add_input("0\n");
    largest_input("largest");
}

/* ---- HDU 1848: three piles, and the Fibonacci numbers as amounts ---- */

static void fibonacci_numbers(void)
{
    int64_t before = 1;
    for (int64_t number = 1; number <= 1000; number += before, before = number - before) {
        amount(number);
    }
}

static struct game pile = {.amounts = fibonacci_numbers, .unit = "stones"};

static void input_of_hdu_1848(void)
{
    put(&pile, number("m", 1, 1000));
    put(&pile, number("n", 1, 1000));
    put(&pile, number("p", 1, 1000));
}

static void cases_of_hdu_1848(void)
{
    every_input("small", "games 1, m 1..9, n 1..9, p 1..9");
    every_input("small", "games 2, m 1, n 1..2, p 1..2");
    random_inputs("random", 200, "games 1..20");
    lost_inputs("lost", 100, "games 1..3, m 1..200, n 1..200, p 1..200");
    edge_inputs("edge", 40, "games 1..3");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes b1, b2 or b3 marbles from one of two boxes; whoever cannot move loses.",
    .players = {"A", "B"},
    .games = {.how = EXACTLY, .low = GAMES},
    .preamble = preamble,
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "kattis-snim",
             .rule = "A move takes one of the given numbers of beads from one pile; whoever takes the last bead wins.",
             .winner_word = -1,
             .input = input_of_snim,
             .answer = answer_of_snim,
             .cases = cases_of_kattis},
            {.form = "hdu-1536",
             .rule = "A move takes one of the given numbers of beads from one pile; whoever takes the last bead wins.",
             .winner_word = -1,
             .games = {UNTIL, "0", 1, 20},
             .input = input_of_snim,
             .answer = answer_of_snim,
             .cases = cases_of_hdu_1536},
            {.form = "hdu-1848",
             .rule =
                 "A move takes 1, 2, 3, 5, 8, ... stones from one of three piles; whoever takes the last stone wins.",
             .players = {"Fibo", "Nacci"},
             .games = {UNTIL, "0 0 0", 1, 1000},
             .input = input_of_hdu_1848,
             .cases = cases_of_hdu_1848},
            {0},
        },
};
