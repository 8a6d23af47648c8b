/* constrained-nim: Nim with forbidden moves, each from one size of piles. */
#include "rules.h"

#include <stdlib.h>

enum { PILES = 200000, MOVES = 200000, LISTED_PILES = 10, LISTED = 300, SEARCHED = 1000, TOLD = 10, SLOTS = 1 << 19 };
static const int64_t MAX = INT64_C(1000000000) * 1000000000;

struct ban {
    int64_t from, to; /* sizes: this move is forbidden */
};

/* A size that has the Grundy number of a smaller one. All other sizes have numbers that are new there. */
struct dent {
    int64_t size, value;
};

static int64_t piles[PILES];
static struct ban bans[MOVES];
static int64_t ban_count;
static struct dent dents[MOVES];
static int64_t dent_count;

/* How many dents have a value: a hash table. */
static struct {
    int64_t value, many;
} slots[SLOTS];

/* ---- the Grundy numbers of all sizes ---- */

static int by_sizes(const void *a, const void *b)
{
    const struct ban *one = a;
    const struct ban *other = b;
    const int first = (one->from > other->from) - (one->from < other->from);
    return first != 0 ? first : (one->to > other->to) - (one->to < other->to);
}

static int by_value(const void *a, const void *b)
{
    return (*(const int64_t *)a > *(const int64_t *)b) - (*(const int64_t *)a < *(const int64_t *)b);
}

static int64_t *dents_of(int64_t value)
{
    uint64_t at = (uint64_t)value * UINT64_C(0x9E3779B97F4A7C15) >> 45;
    while (slots[at].many > 0 && slots[at].value != value) {
        at = (at + 1) % SLOTS;
    }
    slots[at].value = value;
    return &slots[at].many;
}

/* The last dent that is not larger, or -1. */
static int64_t dent_at(int64_t size)
{
    int64_t low = -1;
    int64_t high = dent_count;
    while (low + 1 < high) {
        const int64_t middle = (low + high) / 2;
        *(dents[middle].size <= size ? &low : &high) = middle;
    }
    return low;
}

static int64_t value_of(int64_t size)
{
    const int64_t dent = dent_at(size);
    return dent >= 0 && dents[dent].size == size ? dents[dent].value : size - dent - 1;
}

/* Finds the dents that these bans make. */
static void learn(void)
{
    static int64_t values[MOVES];
    for (int64_t i = 0; i < dent_count; i++) {
        *dents_of(dents[i].value) = 0;
    }
    for (int64_t i = 0; i < SLOTS && dent_count > 0; i++) {
        slots[i].many = 0;
    }
    dent_count = 0;
    qsort(bans, (size_t)ban_count, sizeof *bans, by_sizes);
    for (int64_t i = 0, next = 0; i < ban_count; i = next) {
        for (next = i; next < ban_count && bans[next].from == bans[i].from; next++) {
            values[next] = value_of(bans[next].to);
        }
        qsort(values + i, (size_t)(next - i), sizeof *values, by_value);
        for (int64_t first = i, end; first < next; first = end) {
            for (end = first; end < next && values[end] == values[first]; end++) {
            }
            int64_t *many = dents_of(values[first]);
            if (end - first == *many + 1) {
                ++*many;
                dents[dent_count++] = (struct dent){bans[i].from, values[first]};
                break;
            }
        }
    }
}

/* ---- the game; a position: all piles ---- */

static bool is_banned(int64_t from, int64_t to)
{
    const struct ban wanted = {from, to};
    return bsearch(&wanted, bans, (size_t)ban_count, sizeof *bans, by_sizes) != NULL;
}

static void moves(int64_t position)
{
    int64_t left[LISTED_PILES];
    const int64_t count = numbers_of(position, left);
    for (int64_t i = 0; i < count; i++) {
        const int64_t size = left[i];
        for (left[i] = size - 1; left[i] >= 0; left[i]--) {
            if (!is_banned(size, left[i]) && count == 1) {
                leave(position_of(left, count), "take %" PRId64, size - left[i]);
            } else if (!is_banned(size, left[i])) {
                leave(position_of(left, count), "take %" PRId64 " from pile %" PRId64, size - left[i], i + 1);
            }
        }
        left[i] = size;
    }
}

static void show(int64_t position)
{
    static int64_t left[PILES];
    const int64_t count = numbers_of(position, left);
    print("piles:");
    for (int64_t i = 0; i < count; i++) {
        piece(" %" PRId64, left[i]);
    }
    if (ban_count <= TOLD) {
        fact("; forbidden:");
        for (int64_t i = 0; i < ban_count; i++) {
            fact(" %" PRId64 "-%" PRId64, bans[i].from, bans[i].from - bans[i].to);
        }
    } else {
        fact("; forbidden moves: %" PRId64, ban_count);
    }
}

static bool listed(int64_t position)
{
    static int64_t left[PILES];
    const int64_t count = numbers_of(position, left);
    int64_t stones = 0;
    for (int64_t i = 0; i < count && stones <= LISTED; i++) {
        stones += left[i];
    }
    return count <= LISTED_PILES && stones <= LISTED;
}

static bool searched(int64_t position)
{
    static int64_t left[PILES];
    const int64_t count = numbers_of(position, left);
    int64_t positions = 1;
    for (int64_t i = 0; i < count && positions <= SEARCHED; i++) {
        positions *= left[i] < SEARCHED ? left[i] + 1 : SEARCHED + 1;
    }
    return count <= LISTED_PILES && positions <= SEARCHED;
}

static int64_t nim_sum_of(const int64_t *left, int64_t count)
{
    int64_t sum = 0;
    for (int64_t i = 0; i < count; i++) {
        sum ^= value_of(left[i]);
    }
    return sum;
}

/* The theorem of the page: lost exactly when the nim-sum of the Grundy numbers is 0. */
static int64_t proved(int64_t position)
{
    static int64_t left[PILES];
    const int64_t count = numbers_of(position, left);
    return nim_sum_of(left, count) != 0 ? WON : LOST;
}

static int64_t why(int64_t position)
{
    static int64_t left[PILES];
    const int64_t count = numbers_of(position, left);
    const int64_t sum = nim_sum_of(left, count);
    int64_t lowered = 0;
    for (int64_t i = 0; i < count; i++) {
        const int64_t dent = dent_at(left[i]);
        lowered += dent >= 0 && dents[dent].size == left[i];
    }
    if (count <= TOLD) {
        print("Grundy numbers of the piles:");
        for (int64_t i = 0; i < count; i++) {
            print(" %" PRId64, value_of(left[i]));
        }
        print(". ");
    }
    if (lowered > 0) {
        print("Piles that can reach no pile of some smaller Grundy number, and so have the least such: %" PRId64 ". ",
              lowered);
    }
    print(sum == 0 ? "The nim-sum of the Grundy numbers is 0." : "The nim-sum of the Grundy numbers is %" PRId64 ".",
          sum);
    return sum != 0 ? WON : LOST;
}

/* Of the first pile that can, to the first size, new or a dent, that makes the nim-sum 0 and may be reached. */
static void winning(int64_t position)
{
    static int64_t left[PILES];
    const int64_t count = numbers_of(position, left);
    const int64_t sum = nim_sum_of(left, count);
    int64_t chosen = 0;
    if (sum == 0) {
        return;
    }
    while ((value_of(left[chosen]) ^ sum) > value_of(left[chosen])) {
        chosen++;
    }
    const int64_t size = left[chosen];
    const int64_t wanted = value_of(size) ^ sum;
    int64_t to = wanted; /* where it is new: a size with so many others that are new below */
    for (int64_t i = 0; i < dent_count && dents[i].size <= to; i++) {
        to++;
    }
    for (int64_t i = 0; i < dent_count && is_banned(size, to); i++) {
        to = dents[i].value == wanted ? dents[i].size : to;
    }
    left[chosen] = to;
    if (count == 1) {
        leave(position_of(left, count), "take %" PRId64, size - to);
    } else {
        leave(position_of(left, count), "take %" PRId64 " from pile %" PRId64, size - to, chosen + 1);
    }
}

static struct game nim = {.moves = moves,
                          .listed = listed,
                          .show = show,
                          .searched = searched,
                          .proved = proved,
                          .why = why,
                          .winning = winning};

static void input(void)
{
    const int64_t count = number("N", 1, PILES);
    ban_count = number("M", 1, MOVES);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        piles[i] = number("A", 1, MAX);
    }
    for (int64_t i = 0; i < ban_count; i++) {
        next_line();
        bans[i].from = number("X", 1, MAX);
        bans[i].to = bans[i].from - number("Y", 1, bans[i].from);
    }
    learn();
    for (int64_t i = 1; i < ban_count; i++) {
        must(by_sizes(&bans[i - 1], &bans[i]) != 0, "the forbidden moves must be different");
    }
    put(&nim, position_of(piles, count));
}

/* ---- cases ---- */

static void ban(int64_t from, int64_t to)
{
    for (int64_t i = ban_count - 1; i >= 0 && bans[i].from == from; i--) {
        if (bans[i].to == to) {
            return;
        }
    }
    bans[ban_count++] = (struct ban){from, to};
}

/* Bans of about so many moves, from ascending sizes up to `highest`: of many sizes all those to one small Grundy number,
   or all but one of them; of others some at random. */
static void make_bans(int64_t count, int64_t highest, int64_t values)
{
    static int64_t alike[16][MOVES]; /* the sizes of these Grundy numbers so far */
    int64_t many[16] = {0};
    int64_t dents_so_far = 0;
    ban_count = 0;
    int64_t from = random_magnitude(1, highest > 2 * count ? highest / 2 : 2);
    for (int64_t v = 0; v < values; v++) {
        alike[v][many[v]++] = v;
    }
    while (ban_count < count && from <= highest) {
        const int64_t v = random_in(0, values - 1);
        const bool is_dent = from > values && ban_count + many[v] <= count && random_in(0, 3) > 0;
        const int64_t left_out = random_in(0, 4);
        for (int64_t i = 0; is_dent && i < many[v]; i++) {
            if (i + 1 < many[v] || left_out > 0) {
                ban(from, alike[v][i]);
            }
        }
        if (is_dent && left_out > 0) {
            alike[v][many[v]++] = from;
            dents_so_far++;
        } else if (from > 0 && ban_count < count) {
            ban(from, random_in(values < from ? values : 0, from - 1));
        }
        from += highest > 2 * count ? random_magnitude(1, highest / count) : random_in(1, 2);
    }
    learn();
}

/* A game with these bans; its last pile makes it lost, or nearly so. */
static void add_game(int64_t count, int64_t highest)
{
    int64_t sum = 0;
    for (int64_t i = 0; i < count; i++) {
        const bool is_dent = dent_count > 0 && random_in(0, 2) == 0;
        piles[i] = is_dent ? dents[random_in(0, dent_count - 1)].size : random_magnitude(1, highest);
        sum ^= i < count - 1 ? value_of(piles[i]) : 0;
    }
    int64_t last = sum + random_in(0, 4) / 4;
    for (int64_t i = 0; i < dent_count && dents[i].size <= last; i++) {
        last++;
    }
    piles[count - 1] = last >= 1 && last <= MAX ? last : piles[count - 1];
    add_input("%" PRId64 " %" PRId64 "\n", count, ban_count);
    for (int64_t i = 0; i < count; i++) {
        add_input("%" PRId64 "%c", piles[i], i < count - 1 ? ' ' : '\n');
    }
    for (int64_t i = 0; i < ban_count; i++) {
        add_input("%" PRId64 " %" PRId64 "\n", bans[i].from, bans[i].from - bans[i].to);
    }
}

static void cases(void)
{
    every_input("small", "N 1, M 1, A 1..7, X 1..7");
    every_input("small", "N 1, M 2, A 1..4, X 1..4");
    every_input("small", "N 2, M 1, A 1..4, X 1..4");
    every_input("small", "N 2, M 2, A 1..3, X 1..3");
    for (int i = 0; i < 600; i++) {
        const int64_t highest = random_in(3, 17);
        const int64_t values = random_in(1, 3);
        make_bans(random_in(1, 3 * highest), highest, values);
        add_game(random_in(1, 3), highest);
        try_input("random", "");
    }
    for (int i = 0; i < 60; i++) {
        const int64_t highest = i % 2 == 0 ? MAX : 1000;
        const int64_t values = random_in(1, 16);
        make_bans(random_magnitude(2, 1000), highest, values);
        add_game(random_magnitude(1, 300), highest);
        try_input("middling", "");
    }
    edge_inputs("edge", 40, "N 1..3, M 1..4");
    for (int64_t values = 1; values <= 16; values *= 4) {
        make_bans(MOVES, values == 4 ? MAX : MOVES, values);
        add_game(PILES, values == 4 ? MAX : MOVES);
        try_input("limit", "");
    }
    add_input("%d %d\n", PILES, MOVES);
    for (int i = 0; i < PILES; i++) {
        add_input("%" PRId64 "%c", MAX, i < PILES - 1 ? ' ' : '\n');
    }
    for (int64_t i = 0; i < MOVES; i++) {
        add_input("%" PRId64 " %" PRId64 "\n", MAX, MAX - i);
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes one or more stones from one pile, but X-Y says that from a pile of exactly X exactly Y may "
            "not be "
            "taken. Whoever cannot move loses.",
    .players = {"Takahashi", "Aoki"},
    .input = input,
    .cases = cases,
};
