/* Laws against the search: heaps of many sets of amounts, and of codes, beside games that have the same moves and no
   law. */
#include "rules.h"

enum { LAST = 3500, CODES = 6, OUTCOMES = CODES, MISERE, NUMBERS, AMOUNTS = 12 };

static int64_t kind; /* 0..CODES - 1: a code; then amounts */
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

static void take_by_code(int64_t heap)
{
    for (int64_t k = 0; k <= heap; k++) {
        if (k == heap ? digit(k) & 1 : digit(k) & 2) {
            leave(heap - k, "take %" PRId64, k);
        }
        for (int64_t part = 1; digit(k) & 4 && part <= heap - k - part; part++) {
            leave_two(part, heap - k - part, "take %" PRId64 ", leave %" PRId64, k, part);
        }
    }
}

static void take_amounts(int64_t heap)
{
    for (int i = 0; i < AMOUNTS && list[i] <= heap; i++) {
        if (has(i)) {
            leave(heap - list[i], "take %" PRId64, list[i]);
        }
    }
}

static struct game by_code[CODES];
static struct game code_alone[CODES];
static struct game of_code = {.moves = take_by_code, .splits = true, .upwards = true};
static struct game normal = {.amounts = amounts};
static struct game of_normal = {.moves = take_amounts, .upwards = true};
static struct game misere = {.amounts = amounts, .misere = true};
static struct game of_misere = {.moves = take_amounts, .upwards = true, .misere = true};

static int64_t value(struct game *game, int64_t heap)
{
    return kind < CODES || kind == NUMBERS ? grundy(game, heap) : wins(game, heap) ? WON : LOST;
}

static void input(void)
{
    kind = number("kind", 0, NUMBERS);
    set = number("set", 1, (1 << AMOUNTS) - 1);
}

static void position(void)
{
    if (kind < CODES) {
        by_code[kind] = (struct game){.moves = take_by_code, .splits = true, .code = codes[kind].code};
        code_alone[kind] = (struct game){.code = codes[kind].code};
    }
    put(kind >= CODES ? &normal : set % 2 == 0 ? &code_alone[kind] : &by_code[kind], 10);
}

static void answer(void)
{
    struct game *by_law = kind < CODES ? &by_code[kind] : kind == MISERE ? &misere : &normal;
    struct game *searched = kind < CODES ? &of_code : kind == MISERE ? &of_misere : &of_normal;
    for (int64_t heap = 0; heap <= LAST; heap++) {
        const int64_t told = value(by_law, heap);
        const int64_t found = value(searched, heap);
        insist(kind >= CODES || grundy(&code_alone[kind], heap) == found, "%" PRId64 " is another by the code alone",
               heap);
        insist(told == found, "%" PRId64 " is %" PRId64 " by the search, %" PRId64 " by the law", heap, found, told);
    }
    print("%" PRId64 "\n", value(by_law, LAST));
}

static void cases(void)
{
    every_input("codes", "kind 0..%d, set 1..2", CODES - 1);
    random_inputs("outcomes", 30, "kind %d..%d", OUTCOMES, MISERE);
    random_inputs("numbers", 15, "kind %d", NUMBERS);
}

const struct problem problem = {
    .rule = "Laws.", .input = input, .position = position, .answer = answer, .cases = cases};
