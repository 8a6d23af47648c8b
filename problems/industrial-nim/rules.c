/* industrial-nim: Nim with piles in runs, of x, x + 1, ..., x + m - 1 stones. */
#include "rules.h"

enum { QUARRIES = 100000, FEW = 60, SEARCHED = 12, BITS = 56 };
static const int64_t MAX = INT64_C(1000000000) * 10000000;

static int64_t quarries;
static int64_t runs[2 * QUARRIES]; /* x and m, by turns */

static void amounts(void) { amounts_in(1, INT64_MAX); }

static struct game heap = {.amounts = amounts, .unit = "stones"};

/* How many of 0, 1, ..., end - 1 have this bit. */
static int64_t with_bit(int64_t end, int bit)
{
    const int64_t half = INT64_C(1) << bit;
    const int64_t rest = end % (2 * half);
    return end / (2 * half) * half + (rest > half ? rest - half : 0);
}

/* The nim-sum of all piles, bit by bit: how many piles have it? */
static int64_t nim_sum_of(const int64_t *some, int64_t count)
{
    int64_t sum = 0;
    for (int bit = 0; bit < BITS; bit++) {
        int64_t piles = 0;
        for (int64_t i = 0; i < count; i++) {
            piles += (with_bit(some[2 * i] + some[2 * i + 1], bit) - with_bit(some[2 * i], bit)) % 2;
        }
        sum |= piles % 2 << bit;
    }
    return sum;
}

/* ---- one position of all quarries, as numbers x and m: too many piles to lay them out; few ones only to compare ---- */

static int64_t whole[2 * QUARRIES];

/* The piles of few quarries, one by one; how many they are, or more than FEW. */
static int64_t piles_of(int64_t position, int64_t *sizes)
{
    int64_t piles = 0;
    const int64_t count = numbers_of(position, whole);
    for (int64_t i = 0; i < count; i += 2) {
        for (int64_t stones = whole[i]; stones < whole[i] + whole[i + 1]; stones++) {
            if (piles == FEW || stones > FEW) {
                return FEW + 1;
            }
            sizes[piles++] = stones;
        }
    }
    return piles;
}

static void moves(int64_t position)
{
    int64_t sizes[FEW];
    int64_t next[2 * FEW];
    const int64_t piles = piles_of(position, sizes);
    for (int64_t pile = 0; pile < piles; pile++) {
        for (int64_t taken = 1; taken <= sizes[pile]; taken++) {
            int64_t used = 0;
            for (int64_t i = 0; i < piles; i++) {
                next[used++] = i == pile ? sizes[i] - taken : sizes[i];
                next[used++] = 1;
            }
            leave(position_of(next, used), "take %" PRId64 " from pile %" PRId64, taken, pile + 1);
        }
    }
}

static bool listed(int64_t position)
{
    int64_t sizes[FEW];
    return piles_of(position, sizes) <= FEW;
}

static bool searched(int64_t position)
{
    int64_t sizes[FEW];
    int64_t stones = 0;
    const int64_t piles = piles_of(position, sizes);
    for (int64_t i = 0; i < piles && piles <= FEW; i++) {
        stones += sizes[i];
    }
    return piles <= FEW && stones <= SEARCHED;
}

static void show(int64_t position)
{
    const int64_t count = numbers_of(position, whole) / 2;
    fact("quarries:");
    for (int64_t i = 0; i < count && i < FEW; i++) {
        print(" %" PRId64 "-%" PRId64, whole[2 * i], whole[2 * i] + whole[2 * i + 1] - 1);
    }
    if (count > FEW) {
        print(" ...");
    }
}

static int64_t proved(int64_t position)
{
    const int64_t count = numbers_of(position, whole) / 2;
    return nim_sum_of(whole, count) != 0 ? WON : LOST;
}

static int64_t why(int64_t position)
{
    const int64_t count = numbers_of(position, whole) / 2;
    const int64_t sum = nim_sum_of(whole, count);
    if (count == 1) {
        print("The nim-sum of all piles is %" PRId64 ".", sum);
        return sum != 0 ? WON : LOST;
    }
    print("The nim-sum of all together is %" PRId64 ". Those of the quarries:", sum);
    for (int64_t i = 0; i < count && i < FEW; i++) {
        print(" %" PRId64, nim_sum_of(&whole[2 * i], 1));
    }
    if (count > FEW) {
        print(" ...");
    }
    return sum != 0 ? WON : LOST;
}

/* To a nim-sum of 0, in the first quarry that has a pile for it: the least one with the highest bit of the nim-sum. */
static void winning(int64_t position)
{
    static int64_t after[2 * QUARRIES + 4];
    const int64_t count = numbers_of(position, whole);
    const int64_t sum = nim_sum_of(whole, count / 2);
    int64_t highest = 1;
    while (2 * highest <= sum) {
        highest *= 2;
    }
    for (int64_t i = 0; i < count && sum > 0; i += 2) {
        const int64_t end = whole[i] + whole[i + 1];
        const int64_t size = (whole[i] & highest) != 0 ? whole[i] : (whole[i] / highest + 1) * highest;
        if (size < end) {
            int64_t used = 0;
            const int64_t parts[6] = {whole[i],         size - whole[i], size ^ sum,
                                      (size ^ sum) > 0, size + 1,        end - size - 1};
            for (int64_t k = 0; k < count; k++) {
                if (k != i && k != i + 1) {
                    after[used++] = whole[k];
                }
            }
            for (int part = 0; part < 6; part += 2) {
                if (parts[part + 1] > 0) {
                    after[used++] = parts[part];
                    after[used++] = parts[part + 1];
                }
            }
            leave(position_of(after, used), "take %" PRId64 " from a pile of %" PRId64, size - (size ^ sum), size);
            return;
        }
    }
}

static struct game many = {.moves = moves,
                           .listed = listed,
                           .fixed = true,
                           .show = show,
                           .searched = searched,
                           .proved = proved,
                           .why = why,
                           .winning = winning};

static void input(void)
{
    int64_t piles = 0;
    int64_t sum = 0;
    quarries = count_of_next("n", 1, QUARRIES);
    for (int64_t i = 0; i < quarries; i++) {
        next_line();
        runs[2 * i] = number("x", 1, MAX);
        runs[2 * i + 1] = number("m", 1, MAX);
        piles = piles > FEW || runs[2 * i + 1] > FEW ? FEW + 1 : piles + runs[2 * i + 1];
    }
    if (piles > FEW) {
        put(&many, position_of(runs, 2 * quarries));
        return;
    }
    for (int64_t i = 0; i < quarries; i++) {
        for (int64_t stones = runs[2 * i]; stones < runs[2 * i] + runs[2 * i + 1]; stones++) {
            put(&heap, stones);
            sum ^= grundy(&heap, stones);
        }
    }
    insist(sum == nim_sum_of(runs, quarries), "the nim-sum of these piles");
}

/* ---- cases ---- */

/* Random quarries, and one pile that makes the nim-sum 0, or nearly so; where that is not possible, one of them again. */
static void try_balanced(const char *kind, int64_t count, int64_t most, int64_t off)
{
    for (int64_t i = 0; i < count; i++) {
        runs[2 * i] = random_in(1, most);
        runs[2 * i + 1] = random_magnitude(1, most);
    }
    const int64_t rest = nim_sum_of(runs, count) + off;
    const bool fits = rest > 0 && rest <= MAX;
    const int64_t all = rest == 0 ? count : count + 1;
    add_input("%" PRId64 "\n", all);
    for (int64_t i = 0; i < count; i++) {
        add_input("%" PRId64 " %" PRId64 "\n", runs[2 * i], runs[2 * i + 1]);
    }
    if (all > count) {
        add_input("%" PRId64 " %" PRId64 "\n", fits ? rest : runs[0], fits ? 1 : runs[1]);
    }
    try_input(kind, "");
}

static void cases(void)
{
    for (int i = 0; i < 200; i++) { /* the formula, and the search of the same piles */
        int64_t few[4];
        for (int k = 0; k < 4; k++) {
            few[k] = random_in(1, (const int[]){4, 3, 5, 2}[k]);
        }
        compare_formula(&many, position_of(few, random_in(1, 2) * 2));
    }
    every_input("small", "n 1, x 1..12, m 1..12");
    every_input("small", "n 2, x 1..5, m 1..4");
    every_input("small", "n 3, x 1..3, m 1..2");
    for (int i = 0; i < 200; i++) {
        try_balanced("balanced", random_in(1, 8), i < 100 ? 40 : MAX, i % 3);
    }
    random_inputs("random", 100, "n 1..30");
    edge_inputs("edge", 40, "n 1..4");
    for (int i = 0; i < 4; i++) {
        try_balanced("limit", QUARRIES - 1, i < 2 ? 1000000 : MAX, i % 2);
    }
    add_input("%d\n", QUARRIES);
    for (int i = 0; i < QUARRIES; i++) {
        add_input("%" PRId64 " %" PRId64 "\n", MAX, MAX);
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "Nim. A quarry is x and m: it has m piles, of x, x + 1, ..., x + m - 1 stones. A move takes one or more "
            "stones from "
            "one pile; whoever takes the last stone wins.",
    .players = {"tolik", "bolik"},
    .input = input,
    .cases = cases,
};
