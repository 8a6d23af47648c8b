/* stair-game: carry balls from a stair to the next lower one; whoever moves last wins. Many games in one input. */
#include "rules.h"

enum { MAX_GAMES = 200000, MAX_STAIRS = 200000, MAX_BALLS = 1000000000, SEARCHED = 3000, MAX_SEARCHED_BALLS = 50 };

static int64_t all_stairs; /* of all games so far */
static int64_t balls[MAX_STAIRS];
static int64_t on[MAX_STAIRS]; /* the position being looked at */

static void stair_moves(int64_t position)
{
    const int64_t stairs = numbers_of(position, on);
    for (int64_t i = 1; i < stairs; i++) {
        const int64_t above = on[i];
        const int64_t below = on[i - 1];
        bool wants_more = true;
        while (on[i] > 0 && wants_more) {
            on[i]--;
            on[i - 1]++;
            wants_more = leave(position_of(on, stairs), "carry %" PRId64 " from stair %" PRId64, above - on[i], i + 1);
        }
        on[i] = above;
        on[i - 1] = below;
    }
}

static void show(int64_t position)
{
    const int64_t stairs = numbers_of(position, on);
    for (int64_t i = 0; i < stairs; i++) {
        piece("%s%" PRId64, i > 0 ? " " : "", on[i]);
    }
}

/* Whether this number of balls can lie on the stairs in at most SEARCHED ways. */
static bool searched(int64_t position)
{
    const int64_t stairs = numbers_of(position, on);
    int64_t all = 0;
    int64_t ways = 1;
    for (int64_t i = 0; i < stairs && all <= MAX_SEARCHED_BALLS; i++) {
        all += on[i];
    }
    for (int64_t i = 1; i < stairs && ways <= SEARCHED && all <= MAX_SEARCHED_BALLS; i++) {
        ways = ways * (all + i) / i;
    }
    return all <= MAX_SEARCHED_BALLS && ways <= SEARCHED;
}

/* The balls of every second stair, as a pile that only shrinks. The page proves that any added can be carried on. */
static void down(void) { amounts_in(1, INT64_MAX); }

static struct game counted = {.amounts = down};

static int64_t proved(int64_t position)
{
    const int64_t stairs = numbers_of(position, on);
    int64_t nim_sum = 0;
    for (int64_t i = 1; i < stairs; i += 2) {
        nim_sum ^= grundy(&counted, on[i]);
    }
    return nim_sum != 0 ? WON : LOST;
}

static int64_t why(int64_t position)
{
    const int64_t stairs = numbers_of(position, on);
    int64_t nim_sum = 0;
    for (int64_t i = 1; i < stairs; i += 2) {
        nim_sum ^= on[i];
    }
    print("The balls on every second stair, from the second one on, are the piles of Nim: what comes to such a stair "
          "is carried on. ");
    print(nim_sum == 0 ? "Nim-sum 0: the player to move loses."
                       : "Nim-sum %" PRId64 ", not 0: the player to move wins.",
          nim_sum);
    return nim_sum == 0 ? LOST : WON;
}

/* A second stair loses balls until it has what the others add up to, or gets them from above. */
static void winning(int64_t position)
{
    const int64_t stairs = numbers_of(position, on);
    int64_t nim_sum = 0;
    for (int64_t i = 1; i < stairs; i += 2) {
        nim_sum ^= on[i];
    }
    for (int64_t i = 1; i < stairs && nim_sum != 0; i += 2) {
        const int64_t carried = on[i] - (on[i] ^ nim_sum); /* down; below 0, so many down to it */
        const int64_t from = carried > 0 ? i : i + 1;
        const int64_t balls_carried = carried > 0 ? carried : -carried;
        if (from < stairs && on[from] >= balls_carried) {
            on[from] -= balls_carried;
            on[from - 1] += balls_carried;
            leave(position_of(on, stairs), "carry %" PRId64 " from stair %" PRId64, balls_carried, from + 1);
            on[from] += balls_carried;
            on[from - 1] -= balls_carried;
        }
    }
}

static struct game staircase = {.moves = stair_moves,
                                .fixed = true,
                                .show = show,
                                .searched = searched,
                                .proved = proved,
                                .why = why,
                                .winning = winning};

static void preamble(void) { all_stairs = 0; }

static void input(void)
{
    const int64_t count = count_of_next("n", 1, MAX_STAIRS);
    all_stairs += count;
    must(all_stairs <= MAX_STAIRS, "the sum of all n must be at most 200,000");
    next_line();
    for (int64_t i = 0; i < count; i++) {
        balls[i] = number("p", 0, MAX_BALLS);
    }
    put(&staircase, position_of(balls, count));
}

/* A game that the first player loses, but with `more` balls added to its last even stair. */
static void add_game(int64_t stairs, int64_t most, int64_t more)
{
    int64_t nim_sum = 0;
    add_input("%" PRId64 "\n", stairs);
    for (int64_t i = 1; i <= stairs; i++) {
        int64_t p = random_magnitude(0, most);
        p = i + 1 >= stairs && i % 2 == 0 ? nim_sum + more : p;
        nim_sum ^= i % 2 == 0 ? p : 0;
        add_input("%" PRId64 "%c", p, i < stairs ? ' ' : '\n');
    }
}

static void cases(void)
{
    every_input("small", "t 1, n 1..4, p 0..3");
    every_input("small", "t 1, n 5, p 0..2");
    every_input("two-games", "t 2, n 1..2, p 0..2");
    every_input("limit", "t 1, n 2..4, p 999999999..1000000000");
    for (int i = 0; i < 300; i++) {
        const int64_t games = random_magnitude(1, 50);
        add_input("%" PRId64 "\n", games);
        for (int64_t game = 0; game < games; game++) {
            const int64_t more = random_in(0, 1);
            add_game(random_magnitude(1, 30), i % 2 == 0 ? 8 : MAX_BALLS / 2, more);
        }
        try_input("random", "");
    }
    for (int more = 0; more <= 1; more++) {
        add_input("1\n");
        add_game(MAX_STAIRS, MAX_BALLS / 2, more);
        try_input("limit", "");
    }
    add_input("%d\n", MAX_GAMES);
    for (int i = 0; i < MAX_GAMES; i++) {
        add_input("1\n%" PRId64 "\n", random_in(MAX_BALLS / 10, MAX_BALLS));
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move carries balls from a stair to the next lower one; from stair 1 none. Whoever moves last wins.",
    .outputs = {"first", "second"},
    .games = {COUNTED, "t", 1, MAX_GAMES},
    .preamble = preamble,
    .input = input,
    .cases = cases,
};
