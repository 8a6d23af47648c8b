/* min-max-distance: remove stones from a line until two are left; Alice wants their distance large, Bob small. */
#include "rules.h"

enum { MAX_STONES = 100000, MAX_PLACE = 1000000000, SEARCHED = 12, LISTED = 60 };

static int64_t count;
static bool alice_is_first;
static int64_t places[MAX_STONES]; /* ascending */

/* A position is the set of remaining stones, one binary digit each. Writes down their places, and returns how many. */
static int64_t stones_in(int64_t left, int64_t *x)
{
    int64_t stones = 0;
    for (int64_t i = 0; i < count; i++) {
        if (left >> i & 1) {
            x[stones++] = places[i];
        }
    }
    return stones;
}

static bool alice_moves(int64_t stones) { return ((count - stones) % 2 == 0) == alice_is_first; }

/* The last move scores the distance: for Alice, or against Bob. */
static void moves(int64_t left)
{
    int64_t x[LISTED];
    const int64_t stones = stones_in(left, x);
    for (int64_t i = 0; i < count && stones > 2; i++) {
        const int64_t after = left & ~(INT64_C(1) << i);
        if (after != left) {
            const int64_t distance = stones_in(after, x) == 2 ? x[1] - x[0] : 0;
            score(alice_moves(stones) ? distance : -distance, after, "remove %" PRId64, places[i]);
            spot("%" PRId64, places[i]);
        }
    }
}

static void show(int64_t left)
{
    print("stones at");
    for (int64_t i = 0; i < count; i++) {
        if (left >> i & 1) {
            piece(" %" PRId64, places[i]);
            spot("%" PRId64, places[i]);
        }
    }
}

/* ---- the two steps of the page ---- */

/* If Alice moves last: the narrowest run of `half` + 1 consecutive stones. */
static int64_t narrowest_row(const int64_t *x, int64_t stones, int64_t half)
{
    int64_t least = MAX_PLACE;
    for (int64_t i = 0; i + half < stones; i++) {
        least = x[i + half] - x[i] < least ? x[i + half] - x[i] : least;
    }
    return least;
}

/* Whether some `half` + 1 stones are pairwise farther apart than `width`. */
static bool are_far_apart(const int64_t *x, int64_t stones, int64_t half, int64_t width)
{
    int64_t chosen = 1;
    int64_t last = x[0];
    for (int64_t i = 1; i < stones; i++) {
        if (x[i] > last + width) {
            last = x[i];
            chosen++;
        }
    }
    return chosen > half;
}

/* If Bob moves last: the least width at which there are no such stones. */
static int64_t least_width(const int64_t *x, int64_t stones, int64_t half)
{
    int64_t low = 0;
    int64_t high = MAX_PLACE;
    while (low < high) {
        const int64_t width = (low + high) / 2;
        if (are_far_apart(x, stones, half, width)) {
            low = width + 1;
        } else {
            high = width;
        }
    }
    return low;
}

/* The lead of the player to move with these stones left. */
static int64_t lead_of(const int64_t *x, int64_t stones)
{
    const bool alice_is_last = alice_moves(stones) == (stones % 2 == 1);
    const int64_t half = (stones + 1) / 2;
    const int64_t last_two = alice_is_last ? narrowest_row(x, stones, half) : least_width(x, stones, half);
    return alice_moves(stones) ? last_two : -last_two;
}

static int64_t why(int64_t left)
{
    int64_t few_places[LISTED];
    const int64_t *x = count > LISTED ? places : few_places;
    const int64_t stones = count > LISTED ? count : stones_in(left, few_places);
    const int64_t half = (stones + 1) / 2;
    if (stones <= 2) {
        print("Two stones are left.");
        return 0;
    }
    const bool alice_is_last = alice_moves(stones) == (stones % 2 == 1);
    print(alice_is_last ? "Alice moves last. Then what counts is how wide the narrowest row of %" PRId64
                          " neighbouring stones is: %" PRId64 "."
                        : "Bob moves last. Then what counts is the least distance such that no %" PRId64
                          " stones all lie farther apart from each other: %" PRId64 ".",
          half + 1, alice_is_last ? narrowest_row(x, stones, half) : least_width(x, stones, half));
    return lead_of(x, stones);
}

static int64_t proved(int64_t left)
{
    int64_t x[LISTED];
    if (count > LISTED) {
        return lead_of(places, count);
    }
    const int64_t stones = stones_in(left, x);
    return stones <= 2 ? 0 : lead_of(x, stones);
}

static bool searched(int64_t left) { return left >> SEARCHED == 0; }

static struct game few = {.moves = moves,
                          .scores = true,
                          .upwards = true,
                          .show = show,
                          .board = "row",
                          .searched = searched,
                          .proved = proved,
                          .why = why};
static struct game many = {.proved = proved, .scores = true, .unit = "stones", .why = why};

static struct game *game(void) { return count <= LISTED ? &few : &many; }

static int64_t all(void) { return count <= LISTED ? (INT64_C(1) << count) - 1 : count; }

static void input(void)
{
    count = count_of_next("n", 3, MAX_STONES);
    alice_is_first = word("f", "Alice Bob", 3, 5)[0] == 'A';
    next_line();
    for (int64_t i = 0; i < count; i++) { /* each stone leaves room for those to its right */
        places[i] = number("x", i == 0 ? 0 : places[i - 1] + 1, MAX_PLACE - (count - 1 - i));
    }
    put(game(), all());
    to_move(alice_is_first ? 0 : 1);
}

static void answer(void) { print("%" PRId64 "\n", alice_is_first ? lead(game(), all()) : -lead(game(), all())); }

/* ---- cases ---- */

static const char *const names[2] = {"Alice", "Bob"};

/* Stones from `low` on, each at most `gap` to the right of the one before it; some gaps are short. */
static void add_stones(int64_t stones, int64_t low, int64_t gap)
{
    int64_t place = low - 1;
    add_input("%" PRId64 " %s\n", stones, names[random_in(0, 1)]);
    for (int64_t i = 0; i < stones; i++) {
        const int64_t highest = MAX_PLACE - (stones - 1 - i);
        const int64_t far = place + (random_in(0, 2) > 0 ? random_in(1, gap) : random_magnitude(1, gap));
        place = far < highest ? far : highest;
        add_input("%" PRId64 "%c", place, i < stones - 1 ? ' ' : '\n');
    }
}

static void cases(void)
{
    every_input("small", "n 3..9, x 0..8");
    for (int first = 0; first < 2; first++) {
        try_input("limit", "3 %s\n0 1 900000000\n", names[first]);
        try_input("limit", "3 %s\n0 1 1000000000\n", names[first]);
        try_input("limit", "3 %s\n0 500000000 1000000000\n", names[first]);
        try_input("limit", "3 %s\n0 999999999 1000000000\n", names[first]);
        try_input("limit", "4 %s\n0 1 999999999 1000000000\n", names[first]);
        try_input("limit", "4 %s\n0 1 2 1000000000\n", names[first]);
    }
    for (int64_t i = 0; i < 600; i++) {
        const int64_t stones = random_in(4, SEARCHED);
        const int64_t gap = random_magnitude(3, MAX_PLACE / stones);
        const bool is_far = random_in(0, 1) == 1;
        const int64_t far = random_magnitude(0, MAX_PLACE / 2);
        add_stones(stones, is_far ? far : 0, gap);
        try_input("searched", "");
    }
    for (int64_t i = 0; i < 100; i++) {
        const int64_t stones = random_magnitude(SEARCHED + 1, 3000);
        add_stones(stones, 0, random_magnitude(2, MAX_PLACE / stones));
        try_input("random", "");
    }
    for (int64_t stones = MAX_STONES - 1; stones <= MAX_STONES; stones++) {
        for (int64_t gap = 1; gap <= MAX_PLACE; gap *= 100) {
            add_stones(stones, 0, gap);
            try_input("limit", "");
        }
    }
    /* Alice first of an even number: Bob moves last. */
    add_input("%d Alice\n", MAX_STONES);
    for (int64_t i = 0; i < MAX_STONES; i++) {
        add_input("%" PRId64 "%c", random_in(10000 * i, 10000 * i + 9999), i < MAX_STONES - 1 ? ' ' : '\n');
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move removes a stone, until two are left. Alice wants them far apart, Bob close together: if Alice "
            "moves last, she gets their distance in points; if Bob does, he loses as many.",
    .players = {"Alice", "Bob"},
    .input = input,
    .answer = answer,
    .answer_is = "the distance between the last two stones",
    .cases = cases,
};
