/* Berzerk: a monster on a circle of objects; each player has numbers of his own, and moves it on by one of them. */
#include "rules.h"

enum { MAX = 7000, HOLE = 0 };

static int64_t objects;
static int64_t counts[2];
static int64_t numbers[2][MAX];

/* A position: twice the object, counted from the hole, and who is to move. */
static void moves(int64_t position)
{
    const int64_t player = position % 2;
    if (position / 2 == HOLE) {
        over(LOST);
        return;
    }
    for (int64_t i = 0; i < counts[player]; i++) {
        const int64_t to = (position / 2 + numbers[player][i]) % objects;
        leave(2 * to + 1 - player, "move on by %" PRId64, numbers[player][i]);
        spot("%" PRId64 " %" PRId64, position / 2 + 1, to + 1);
    }
}

static void show(int64_t position)
{
    print("the monster is on object");
    piece(" %" PRId64, position / 2 + 1);
    spot("%" PRId64, position / 2 + 1);
    mark("token");
    print(" (of");
    print(" %" PRId64, objects);
    print(");");
    for (int player = 0; player < 2; player++) {
        fact(player == 0 ? " Rick:" : "; Morty:");
        for (int64_t i = 0; i < counts[player]; i++) {
            fact(" %" PRId64, numbers[player][i]);
        }
    }
    bare_piece();
    spot("%d", HOLE + 1);
    mark("hole");
    spots(1, objects);
}

static struct game game = {.moves = moves, .show = show, .board = "ring", .endless = true};

static void input(void)
{
    objects = number("n", 2, MAX);
    for (int player = 0; player < 2; player++) {
        bool seen[MAX] = {false};
        next_line();
        counts[player] = number("k", 1, objects - 1);
        for (int64_t i = 0; i < counts[player]; i++) {
            numbers[player][i] = number("number", 1, objects - 1);
            must(!seen[numbers[player][i]], "the numbers of a player must be different");
            seen[numbers[player][i]] = true;
        }
    }
    put(&game, 2 * 1);
}

static void answer(void)
{
    for (int player = 0; player < 2; player++) {
        for (int64_t object = 1; object < objects; object++) {
            const int64_t result = lead(&game, 2 * object + player);
            print("%s%s", object == 1 ? "" : " ", result > 0 ? "Win" : result < 0 ? "Lose" : "Loop");
        }
        print("\n");
    }
}

/* Adds `count` different numbers from low to high, in any order. */
static void add_numbers(int64_t count, int64_t low, int64_t high)
{
    int64_t all[MAX];
    for (int64_t i = 0; i <= high - low; i++) {
        all[i] = low + i;
    }
    shuffle(all, high - low + 1);
    add_input("\n%" PRId64, count);
    for (int64_t i = 0; i < count; i++) {
        add_input(" %" PRId64, all[i]);
    }
}

static void cases(void)
{
    for (int64_t n = 2; n <= 5; n++) {
        for (int64_t sets = 0; sets < INT64_C(1) << (2 * (n - 1)); sets++) {
            const int64_t both[2] = {sets & ((1 << (n - 1)) - 1), sets >> (n - 1)};
            if (both[0] == 0 || both[1] == 0) {
                continue;
            }
            add_input("%" PRId64, n);
            for (int player = 0; player < 2; player++) {
                int64_t count = 0;
                for (int64_t i = 1; i < n; i++) {
                    count += both[player] >> (i - 1) & 1;
                }
                add_input("\n%" PRId64, count);
                for (int64_t i = n - 1; i > 0; i--) {
                    if (both[player] >> (i - 1) & 1) {
                        add_input(" %" PRId64, i);
                    }
                }
            }
            try_input("small", "\n");
        }
    }
    for (int i = 0; i < 400; i++) {
        const int64_t n = random_in(6, i < 300 ? 20 : 200);
        add_input("%" PRId64, n);
        add_numbers(random_magnitude(1, n - 1), 1, n - 1);
        add_numbers(random_magnitude(1, n - 1), 1, n - 1);
        try_input("random", "\n");
    }
    static const int64_t sizes[3] = {2, 40, 300};
    for (int i = 0; i < 3; i++) {
        add_input("%d", MAX);
        add_numbers(sizes[i], 1, MAX - 1);
        add_numbers(sizes[i], 1, MAX - 1);
        try_input("limit", "\n");
    }
    add_input("%d", MAX); /* far from the end for most objects */
    add_numbers(400, 1, 400);
    add_numbers(400, MAX - 400, MAX - 1);
    try_input("far", "\n");
    add_input("%d", MAX);
    add_numbers(MAX - 1, 1, MAX - 1);
    add_numbers(MAX - 1, 1, MAX - 1);
    add_input("\n");
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "In turn each player moves the monster on around the circle by one of his own numbers; whoever brings it to "
        "object 1, the black hole, wins. The game can go on forever.",
    .players = {"Rick", "Morty"},
    .input = input,
    .answer = answer,
    .answer_is = "for Rick and for Morty to move, the results on object 2, 3, ..., n",
    .cases = cases,
};
