/* Laws against a naive table, beyond what is searched: heaps of many sets of amounts, and of codes. */
#include "rules.h"

enum { LAST = 3500, CODES = 6, AMOUNTS = 12 };

static int64_t kind; /* 0..CODES - 1: a code; then amounts in normal play, amounts in misere play, Grundy numbers */
static int64_t set;

static const int64_t list[AMOUNTS] = {1, 2, 3, 4, 5, 6, 7, 8, 901, 1001, 2600, 1 << 20};

static bool has(int i) { return (set >> i & 1) != 0; }

static void amounts(void)
{
    for (int i = 0; i < AMOUNTS; i++) {
        if (has(i)) {
            amount(list[i]);
        }
    }
}

/* Octal digits as C moves: what the codes below say. */
static const struct {
    const char *code;
    int digits[4];
    int tail; /* the digit of all larger numbers, or two of them by turns */
    int other_tail;
} codes[CODES] = {{"0.07", {0, 0, 7, 0}, 0, 0},  {"0.77", {0, 7, 7, 0}, 0, 0},   {"0.04", {0, 0, 4, 0}, 0, 0},
                  {"4.(3)", {4, 3, 3, 3}, 3, 3}, {"0.(12)", {0, 1, 2, 1}, 2, 1}, {"0.(3)", {0, 3, 3, 3}, 3, 3}};

static int digit(int64_t k)
{
    return k < 4 ? codes[kind].digits[k] : k % 2 == 0 ? codes[kind].tail : codes[kind].other_tail;
}

/* Calls `each` for every move of a code: what it leaves is two heaps, or one heap or none and 0. */
static void every_move(int64_t heap, void (*each)(int64_t one, int64_t other))
{
    for (int64_t k = 0; k <= heap; k++) {
        if (k == heap ? digit(k) & 1 : digit(k) & 2) {
            each(heap - k, 0);
        }
        for (int64_t part = 1; digit(k) & 4 && part <= heap - k - part; part++) {
            each(part, heap - k - part);
        }
    }
}

static void say(int64_t one, int64_t other) { leave_two(one, other, "leave %" PRId64 " and %" PRId64, one, other); }

static void moves(int64_t heap) { every_move(heap, say); }

static struct game of_code[CODES];
static struct game normal = {.amounts = amounts};
static struct game misere = {.amounts = amounts, .misere = true};

/* The naive table: the same moves, and no machinery. */
static int64_t naive[LAST + 1];

static int64_t seen_at[1 << 14];
static int64_t now;

static void see_amounts(int64_t heap)
{
    for (int i = 0; i < AMOUNTS && list[i] <= heap; i++) {
        if (has(i)) {
            seen_at[naive[heap - list[i]]] = now;
        }
    }
}

static void see(int64_t one, int64_t other) { seen_at[naive[one] ^ naive[other]] = now; }

static int64_t naive_value(int64_t heap)
{
    now++;
    if (kind < CODES) {
        every_move(heap, see);
    } else {
        see_amounts(heap);
    }
    if (kind == CODES || kind == CODES + 1) {
        const bool any = seen_at[LOST] == now || seen_at[WON] == now;
        return seen_at[LOST] == now || (!any && kind == CODES + 1) ? WON : LOST;
    }
    int64_t mex = 0;
    while (seen_at[mex] == now) {
        mex++;
    }
    return mex;
}

static int64_t told(int64_t heap)
{
    struct game *game = kind < CODES ? &of_code[kind] : kind == CODES + 1 ? &misere : &normal;
    return kind < CODES || kind == CODES + 2 ? grundy(game, heap) : wins(game, heap) ? WON : LOST;
}

static void input(void)
{
    kind = number("kind", 0, CODES + 2);
    set = number("set", 1, (1 << AMOUNTS) - 1);
}

static void position(void)
{
    for (int i = 0; i < CODES; i++) {
        of_code[i].moves = moves;
        of_code[i].code = codes[i].code;
    }
    put(kind < CODES ? &of_code[kind] : &normal, 10);
}

static void answer(void)
{
    for (int64_t heap = 0; heap <= LAST; heap++) {
        naive[heap] = naive_value(heap);
        must(told(heap) == naive[heap], "%" PRId64 " is %" PRId64 " by the naive table, %" PRId64 " by the law", heap,
             naive[heap], told(heap));
    }
    print("%" PRId64 "\n", naive[LAST]);
}

static void cases(void)
{
    every_input("codes", "kind 0..5, set 1");
    random_inputs("outcomes", 30, "kind 6..7");
    random_inputs("numbers", 15, "kind 8");
}

const struct problem problem = {
    .rule = "Laws.", .input = input, .position = position, .answer = answer, .cases = cases};
