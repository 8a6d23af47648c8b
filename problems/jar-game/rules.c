/* jar-game: turn k takes k pebbles from a jar, or all if it holds fewer; more pebbles win. */
#include "rules.h"

enum { JARS = 3, PEBBLES = 100 };

/* A position: the turn, and the contents of the jars in ascending order, because they have no names. */
static int64_t position_with(int64_t turn, int64_t a, int64_t b, int64_t c)
{
    int64_t numbers[1 + JARS] = {turn, a, b, c};
    for (int i = 1; i < JARS; i++) {
        for (int k = i + 1; k <= JARS; k++) {
            if (numbers[k] < numbers[i]) {
                const int64_t kept = numbers[i];
                numbers[i] = numbers[k];
                numbers[k] = kept;
            }
        }
    }
    return position_of(numbers, 1 + JARS);
}

static void moves(int64_t position)
{
    int64_t at[1 + JARS];
    numbers_of(position, at);
    for (int i = 1; i <= JARS; i++) {
        const int64_t held = at[i];
        const int64_t taken = held < at[0] ? held : at[0];
        if (held > 0 && (i == 1 || held != at[i - 1])) { /* of equal jars the first */
            at[i] -= taken;
            score(taken, position_with(at[0] + 1, at[1], at[2], at[3]), "take %" PRId64 " of %" PRId64, taken, held);
            at[i] = held;
        }
    }
}

static void show(int64_t position)
{
    int64_t at[1 + JARS];
    numbers_of(position, at);
    fact("turn %" PRId64 ", in the jars:", at[0]);
    for (int i = 1; i <= JARS; i++) {
        piece(" %" PRId64, at[i]);
    }
}

static struct game jars = {.moves = moves, .scores = true, .fixed = true, .show = show};

static void input(void)
{
    int64_t given[JARS];
    const char *const names[JARS] = {"a", "b", "c"};
    for (int i = 0; i < JARS; i++) {
        given[i] = number(names[i], 1, PEBBLES);
    }
    put(&jars, position_with(1, given[0], given[1], given[2]));
}

static void cases(void)
{
    every_input("small", "a 1..12, b 1..12, c 1..12");
    random_inputs("random", 800, "");
    edge_inputs("edge", 40, "");
    random_inputs("large", 200, "a 80..100, b 80..100, c 80..100");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "Turn k takes k pebbles from a jar, or all of them if it holds fewer; the larger number of pebbles wins.",
    .outputs = {"F", "S", "D"},
    .input = input,
    .cases = cases,
};
