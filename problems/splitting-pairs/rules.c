/* splitting-pairs: remove k piles and split k of the others; whoever cannot move loses. Up to 1000 games. */
#include "rules.h"

#include <stdio.h>
#include <string.h>

enum { MAX_GAMES = 1000, MAX_PILES = 50, SEARCHED = 30, LISTED = 20000 };
static const int64_t MAX_SIZE = 1000000000000;

static void put_in_order(int64_t *piles, int64_t length, int64_t pile)
{
    int64_t at = length;
    for (; at > 0 && piles[at - 1] > pile; at--) {
        piles[at] = piles[at - 1];
    }
    piles[at] = pile;
}

/* What happens to each pile: it is kept, or this many stones are split off, or it is removed. */
enum { KEPT = 0, REMOVED = 1 << 30 };

static void say_move(const int64_t *piles, int64_t length, const int64_t *done)
{
    enum { LONGEST = 60 }; /* of both texts; longer ones have no room in the name of a move */
    int64_t after[MAX_PILES] = {0};
    int64_t used = 0;
    char removed[MAX_PILES * 14] = "";
    char split[MAX_PILES * 28] = "";
    for (int64_t i = 0; i < length; i++) {
        const size_t r = strlen(removed);
        const size_t s = strlen(split);
        if (done[i] == REMOVED) {
            snprintf(removed + r, sizeof removed - r, " %" PRId64, piles[i]);
            continue;
        }
        put_in_order(after, used++, piles[i] - done[i]);
        if (done[i] != KEPT) {
            put_in_order(after, used++, done[i]);
            snprintf(split + s, sizeof split - s, " %" PRId64 "+%" PRId64, done[i], piles[i] - done[i]);
        }
    }
    if (strlen(removed) + strlen(split) > LONGEST && length > SEARCHED / 2) {
        return;
    }
    leave(position_of(after, length), "remove%s split%s", removed, split);
    for (int64_t i = 0; i < length; i++) {
        if (done[i] == REMOVED) {
            spot("%" PRId64, i + 1);
        } else if (done[i] != KEPT) {
            spot("%" PRId64 "|%" PRId64, i + 1, done[i]);
        }
    }
}

/* All that can be done with pile i and those after it; of equal piles, no later one has less done to it. */
static void choose(const int64_t *piles, int64_t length, int64_t *done, int64_t i, int64_t removed, int64_t split)
{
    if (2 * removed > length || 2 * split > length) {
        return;
    }
    if (i == length) {
        if (removed == split && removed > 0) {
            say_move(piles, length, done);
        }
        return;
    }
    const int64_t least = i > 0 && piles[i] == piles[i - 1] ? done[i - 1] : KEPT;
    for (done[i] = least; done[i] <= piles[i] / 2; done[i]++) {
        choose(piles, length, done, i + 1, removed, split + (done[i] == KEPT ? 0 : 1));
    }
    done[i] = REMOVED;
    choose(piles, length, done, i + 1, removed + 1, split);
}

static void moves(int64_t position)
{
    int64_t piles[SEARCHED];
    int64_t done[SEARCHED];
    const int64_t length = numbers_of(position, piles);
    choose(piles, length, done, 0, 0, 0);
}

static void show(int64_t position)
{
    int64_t piles[MAX_PILES];
    const int64_t length = numbers_of(position, piles);
    print("piles:");
    for (int64_t i = 0; i < length; i++) {
        piece(" %" PRId64, piles[i]);
    }
}

/*
 * The formula of the page: lost exactly when all piles are odd (of an even number of piles), or if the same power of two
 * is the largest that divides each of them (of an odd number).
 */
static int64_t proved(int64_t position)
{
    int64_t piles[MAX_PILES];
    const int64_t length = numbers_of(position, piles);
    bool is_lost = true;
    for (int64_t i = 0; i < length; i++) {
        int64_t one = piles[i];
        int64_t other = length % 2 == 0 ? 1 : piles[0];
        while (one % 2 == 0 && other % 2 == 0) {
            one /= 2;
            other /= 2;
        }
        is_lost = is_lost && one % 2 == 1 && other % 2 == 1;
    }
    return is_lost ? LOST : WON;
}

static bool listed(int64_t position)
{
    int64_t piles[MAX_PILES];
    const int64_t length = numbers_of(position, piles);
    int64_t stones = 0;
    for (int64_t i = 0; i < length; i++) {
        stones += piles[i];
    }
    return stones <= (length <= 3 ? LISTED : SEARCHED); /* of three piles, one is removed and one split */
}

static bool searched(int64_t position)
{
    int64_t piles[MAX_PILES];
    const int64_t length = numbers_of(position, piles);
    int64_t stones = 0;
    for (int64_t i = 0; i < length; i++) {
        stones += piles[i] < SEARCHED ? piles[i] : SEARCHED + 1;
    }
    return stones <= SEARCHED;
}

static int64_t power_of_two_in(int64_t pile)
{
    int64_t power = 1;
    while (pile % 2 == 0) {
        pile /= 2;
        power *= 2;
    }
    return power;
}

static int64_t why(int64_t position)
{
    int64_t piles[MAX_PILES];
    const int64_t length = numbers_of(position, piles);
    int64_t odd = 0;
    int64_t alike = 0;
    for (int64_t i = 0; i < length; i++) {
        odd += piles[i] % 2;
        alike += power_of_two_in(piles[i]) == power_of_two_in(piles[0]) ? 1 : 0;
    }
    if (length % 2 == 0) {
        print(odd == length ? "All of an even number of piles are odd: an odd pile splits into an odd and an even one."
                            : "Of an even number of piles, so many are even: %" PRId64
                              ". A move can make all piles odd.",
              length - odd);
        return odd == length ? LOST : WON;
    }
    print(alike == length ? "Of an odd number of piles, each is an odd multiple of %" PRId64 ": no move keeps this, "
                            "with this power of 2 or another."
                          : "Of an odd number of piles, not all are odd multiples of one power of 2, as the first is "
                            "of %" PRId64 ". A move can make them so.",
          power_of_two_in(piles[0]));
    return alike == length ? LOST : WON;
}

/* Those that are not odd multiples of the least power of 2, or of 1, are removed, or split into two that are; where
   their number is odd, one more is removed. */
static void winning(int64_t position)
{
    int64_t piles[MAX_PILES];
    int64_t done[MAX_PILES] = {KEPT};
    const int64_t length = numbers_of(position, piles);
    int64_t power = length % 2 == 0 ? 1 : MAX_SIZE;
    int64_t others = 0;
    for (int64_t i = 0; i < length; i++) {
        power = power_of_two_in(piles[i]) < power ? power_of_two_in(piles[i]) : power;
    }
    for (int64_t i = 0; i < length; i++) {
        if (power_of_two_in(piles[i]) > power) {
            done[i] = others++ % 2 == 0 ? power : REMOVED;
        }
    }
    for (int64_t i = 0; i < length && others % 2 == 1; i++) {
        if (done[i] == KEPT) {
            done[i] = REMOVED;
            others++;
        }
    }
    if (others > 0) {
        say_move(piles, length, done);
    }
}

static struct game piles_left = {.moves = moves,
                                 .listed = listed,
                                 .fixed = true,
                                 .show = show,
                                 .searched = searched,
                                 .proved = proved,
                                 .why = why,
                                 .winning = winning};

static void input(void)
{
    int64_t sizes[MAX_PILES]; /* ascending */
    const int64_t count = count_of_next("n", 2, MAX_PILES);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        put_in_order(sizes, i, number("pile size", 1, MAX_SIZE));
    }
    put(&piles_left, position_of(sizes, count));
}

/* Piles of at most `most` stones, each an odd number times `power`, except those that are spoilt: they get another
   power, or any size. If none is spoilt, they are lost if the number of piles is odd or the power is 1. */
static void add_piles(int64_t length, int64_t most, int64_t power, int64_t spoilt)
{
    const int64_t first_spoilt = random_in(0, length - 1);
    add_input("%" PRId64 "\n", length);
    for (int64_t i = 0; i < length; i++) {
        int64_t size = (random_in(0, (most / power + 1) / 2 - 1) * 2 + 1) * power;
        if ((i - first_spoilt + length) % length < spoilt) {
            size = random_in(0, 1) == 0 ? random_in(1, most) : 2 * size <= most ? 2 * size : (size + 1) / 2;
        }
        add_input("%" PRId64 "%c", size, i < length - 1 ? ' ' : '\n');
    }
}

static void add_games(int64_t games, int64_t least, int64_t longest, int64_t most)
{
    add_input("%" PRId64 "\n", games);
    for (int64_t i = 0; i < games; i++) {
        const int64_t length = random_in(least, longest);
        const bool is_spoilt = random_in(0, 1) == 1;
        const int64_t most_spoilt = random_magnitude(1, length);
        const int64_t spoilt = is_spoilt ? most_spoilt : 0;
        int64_t power = 1;
        while (2 * power <= most && random_in(0, 3) > (length % 2 == 0 ? 2 : 0)) {
            power *= 2;
        }
        add_piles(length, most, power, spoilt);
    }
}

/* Piles that differ in one high power of two, and are alike in the bits below it. */
static void near_power(int64_t power)
{
    for (int64_t odd = 1; odd <= 5; odd += 2) {
        const int64_t pile = odd * power;
        try_input("limit", "1\n3\n1 1 %" PRId64 "\n", pile);
        try_input("limit", "1\n3\n%" PRId64 " %" PRId64 " %" PRId64 "\n", power, pile, 2 * power);
        try_input("limit", "1\n3\n%" PRId64 " %" PRId64 " %" PRId64 "\n", pile, power, power);
        try_input("limit", "1\n2\n1 %" PRId64 "\n", pile);
        try_input("limit", "1\n2\n%" PRId64 " %" PRId64 "\n", pile + 1, pile - 1);
    }
}

static void cases(void)
{
    every_input("small", "T 1, n 2, pile size 1..12");
    every_input("small", "T 1, n 3, pile size 1..8");
    every_input("small", "T 1, n 4, pile size 1..4");
    every_input("small", "T 1, n 5, pile size 1..3");
    every_input("small", "T 1, n 6..7, pile size 1..2");
    every_input("small", "T 2, n 2..3, pile size 1..2");
    for (int64_t i = 0; i < 400; i++) {
        const int64_t length = random_in(3, 12);
        add_input("1\n");
        add_piles(length, 2 * SEARCHED / length - 1, 1 + i % 2, i / 2 % 2 * random_in(1, length));
        try_input("random", "");
    }
    for (int64_t power = INT64_C(1) << 30; power <= INT64_C(1) << 37; power *= 2) {
        near_power(power);
    }
    for (int64_t i = 0; i < 200; i++) {
        const int64_t size = random_magnitude(4, MAX_SIZE);
        const int64_t longest = random_magnitude(2, MAX_PILES);
        add_games(random_magnitude(1, 100), 2, longest, size);
        try_input("many", "");
    }
    for (int64_t i = 0; i < 4; i++) {
        add_games(MAX_GAMES, i < 2 ? 2 : MAX_PILES - 1, MAX_PILES, MAX_SIZE);
        try_input("limit", "");
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move removes k piles, at least one, and splits k of the others in two; whoever cannot move loses.",
    .players = {"Alice", "Bob"},
    .outputs = {"1", "0"},
    .games = {COUNTED, "T", 1, MAX_GAMES},
    .input = input,
    .cases = cases,
};
