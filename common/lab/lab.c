/*
 * Heaps of any amounts, or of any taking-and-breaking code, in normal or misere play: `make lab`, and the page of that
 * name. The input is one line:
 *
 *     take normal 3 1 3..4 7.. 2 10 20   3 amounts or ranges of them, also 3-4 and 7-, then 2 heaps
 *     code misere 0.137 1 20             a code, then 1 heap
 *     moore normal 2 3 1 2 3             Moore's Nim with at most 2 heaps a move, then 3 heaps
 *     values code misere 0.77 1 20       what is asked is not who wins, but the values of heaps up to 20; so of all
 *
 * "(4)", which is not a code, stands for Grundy's game: a move splits a heap into two that are not equal.
 *
 * In misere play the Grundy numbers of a code say nothing. If all its digits are 0 and 3, the code is one of amounts,
 * which are played. Else the misere quotient tells who wins, as far as one is found (misere.c); other heaps are searched
 * whole, which is only done for few counters. A code of which a move may leave three heaps is a row, too (rows.c).
 */
#include "lab.h"

#include <string.h>

enum {
    SEARCHED = 32768,
    MAX_RANGES = 100,
    MAX_AMOUNT = 10000,
    MAX_UNEQUAL = 2000, /* stones in a heap of Grundy's game */
    MAX_VALUES = 40000
};

static const int64_t MAX = INT64_C(1000000000000);

static const char *const MISERE = "misere";

/* Of amounts and codes, so that what is wrong with one is said, and not only which letters there are. */
static const char typed[] =
    "0123456789.()-abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!\"#$%&'*+/:;<=>?@[\\]^_`{|}~";

static enum { AMOUNTS, CODE, MOORE } kind;
static bool is_unequal; /* Grundy's game */
static bool is_misere;
static bool asks_values;
static int64_t at_once; /* heaps in a move of Moore's Nim */

/* ---- amounts ---- */

static struct {
    int64_t low, high;
} ranges[MAX_RANGES];

static int64_t range_count;

static void amounts(void)
{
    for (int64_t i = 0; i < range_count; i++) {
        amounts_in(ranges[i].low, ranges[i].high);
    }
}

static struct game heap_of_amounts = {.amounts = amounts, .unit = "stones", .search_to = SEARCHED};

/* Reads a number of at most MAX_AMOUNT, and goes past it; 0: there is none. */
static int64_t amount_at(const char **at)
{
    int64_t value = 0;
    for (; **at >= '0' && **at <= '9'; ++*at) {
        value = value > MAX_AMOUNT ? value : 10 * value + (**at - '0');
    }
    return value;
}

static void read_range(void)
{
    const char *text = word("amount", typed, 1, MAX_TYPED);
    const char *at = text;
    const int64_t low = amount_at(&at);
    const int64_t marks = *at == '-' ? 1 : at[0] == '.' && at[1] == '.' ? 2 : 0; /* of a range */
    must(low >= 1 && (*at == '\0' || marks > 0), "\"%s\" is not an amount: such as 3, 2..5 or 4.., from 1 on", text);
    at += marks;
    const int64_t high = marks == 0 ? low : *at == '\0' ? INT64_MAX : amount_at(&at);
    must(*at == '\0', "\"%s\" is not an amount: such as 3, 2..5 or 4.., from 1 on", text);
    must(low <= MAX_AMOUNT && (high <= MAX_AMOUNT || high == INT64_MAX), "an amount is at most %d, or open as 4.. is",
         MAX_AMOUNT);
    must(low <= high, "the range %" PRId64 "..%" PRId64 " is empty: its first number is above its last", low, high);
    ranges[range_count].low = low;
    ranges[range_count++].high = high;
}

/* ---- a code ---- */

static struct game heap_of_code = {.code = "0.3", .unit = "stones", .search_to = SEARCHED};

static void unequal_moves(int64_t heap)
{
    for (int64_t part = 1; 2 * part < heap; part++) {
        leave_two(part, heap - part, "split into %" PRId64 " and %" PRId64, part, heap - part);
    }
}

static struct game heap_to_split = {
    .moves = unequal_moves, .splits = true, .upwards = true, .fixed = true, .unit = "stones"};

static void read_code_of_line(void)
{
    const char *text = word("code", typed, 1, MAX_TYPED);
    is_unequal = strcmp(text, "(4)") == 0;
    if (is_unequal) {
        the_code = (struct code){.text = "(4)"};
    } else {
        read_code(text, &the_code);
    }
    heap_of_code.code = the_code.text;
}

/* Whether the code is one of amounts, which are listed then. */
static bool take_amounts_of_code(void)
{
    const struct code *code = &the_code;
    bool is_open = code->tail > 0;
    range_count = 0;
    for (int64_t k = 0; k < code->count; k++) {
        if (code->digits[k] != 0 && code->digits[k] != (NOTHING | ONE_HEAP)) {
            return false;
        }
        is_open = is_open && (k < code->count - code->tail || code->digits[k] != 0);
        if (code->digits[k] != 0) {
            ranges[range_count].low = k;
            ranges[range_count++].high = k;
        }
    }
    if (is_open) {
        ranges[range_count - 1].high = INT64_MAX;
    }
    return range_count > 0 && (is_open || code->tail == 0);
}

/* ---- the problem ---- */

static int64_t heaps[MAX_HEAPS];
static int64_t heap_count;

static int64_t counters(void)
{
    int64_t together = 0;
    for (int64_t i = 0; i < heap_count; i++) {
        together += heaps[i];
    }
    return together;
}

/* Whether the quotient of the code in misere play is found, and has all heaps. */
static bool has_quotient(void)
{
    const struct quotient *quotient = quotient_of(&the_code);
    bool has_all = quotient != NULL;
    for (int64_t i = 0; i < heap_count && has_all; i++) {
        has_all = element_of(quotient, heaps[i]) >= 0;
    }
    return has_all;
}

static void check_misere_row(void)
{
    if (has_quotient() || asks_values) {
        return;
    }
    must(the_code.most_left == 1 || counters() <= MAX_TOGETHER,
         "no misere quotient was found that has such piles; they are searched whole, and have at most %d stones "
         "together",
         MAX_TOGETHER);
    must(heap_count <= 3 && counters() <= MAX_COUNTERS,
         "no misere quotient was found that has such piles; they are searched whole: at most 3 of them, with %d stones "
         "together",
         MAX_COUNTERS);
}

static void check_heaps(void)
{
    for (int64_t i = 0; i < heap_count && is_unequal; i++) {
        must(heaps[i] <= MAX_UNEQUAL, "no law of Grundy's game is known: its piles have at most %d stones here",
             MAX_UNEQUAL);
        must(!is_misere, "Grundy's game is played here in normal play only");
    }
    for (int64_t i = 0; i < heap_count && asks_values; i++) {
        must(heaps[i] <= MAX_VALUES, "values are told of piles up to %d", MAX_VALUES);
    }
    if (kind == CODE && !is_unequal && is_misere && (asks_values || !take_amounts_of_code())) {
        check_misere_row();
    } else if (kind == CODE && !is_unequal && !is_misere && the_code.most_left > 2) {
        for (int64_t i = 0; i < heap_count && !asks_values; i++) {
            must(number_of_heap(&the_code, heaps[i]) >= 0,
                 "no law of this code was found; where moves leave three piles, they have at most %d stones then",
                 NUMBERED);
        }
    }
}

static void input(void)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz";
    const char *first = word("kind", letters, 1, MAX_TYPED);
    asks_values = strcmp(first, "values") == 0;
    if (asks_values) {
        first = word("kind", "take code", 1, 1);
    }
    kind = strcmp(first, "take") == 0 ? AMOUNTS : strcmp(first, "code") == 0 ? CODE : MOORE;
    must(kind != MOORE || strcmp(first, "moore") == 0,
         "what is played is one of take, code, moore, or begins with values");
    is_unequal = false;
    range_count = 0;
    is_misere = strcmp(word("play", "normal misere", 1, 1), MISERE) == 0;
    const int64_t ranges_told = kind == AMOUNTS ? number("amounts", 1, MAX_RANGES) : 0;
    for (int64_t i = 0; i < ranges_told; i++) {
        read_range();
    }
    if (kind == CODE) {
        read_code_of_line();
    } else if (kind == MOORE) {
        must(!is_misere, "Moore's Nim is played here in normal play only");
        at_once = number("at once", 1, MAX_HEAPS);
    }
    heap_count = number("heaps", 1, asks_values ? 1 : MAX_HEAPS);
    for (int64_t i = 0; i < heap_count; i++) {
        heaps[i] = number("pile", 0, MAX);
    }
    check_heaps();
}

/* Whether all heaps are one position. */
static bool is_row(void)
{
    return kind == CODE && !is_unequal && (is_misere ? !take_amounts_of_code() : the_code.most_left > 2);
}

static enum row_kind kind_of_row(void) { return !is_misere ? BY_NUMBERS : has_quotient() ? BY_QUOTIENT : SEARCHED_ROW; }

/* Where each heap is a position. */
static const struct game *game_of_heaps(void)
{
    heap_of_amounts.misere = is_misere;
    return is_unequal ? &heap_to_split : kind == AMOUNTS || is_misere ? &heap_of_amounts : &heap_of_code;
}

static void position(void)
{
    const int64_t shown = asks_values ? 0 : heap_count;
    if (kind == MOORE) {
        put(&moores_nim, moores_row(at_once, heaps, shown));
    } else if (is_row()) {
        put(game_of_rows(kind_of_row()), row_of(&the_code, is_misere, heaps, shown));
    } else {
        for (int64_t i = 0; i < heap_count; i++) {
            put(game_of_heaps(), asks_values ? 0 : heaps[i]);
        }
    }
}

/* The rules of this game. */
static void draw(const int64_t *positions, const int64_t *counts, int64_t parts)
{
    (void)positions, (void)counts, (void)parts;
    if (kind == CODE) {
        fact(is_unequal ? "Grundy's game" : "code %s", the_code.text);
    } else if (kind == MOORE) {
        fact("a move takes from at most %" PRId64 " piles", at_once);
    }
    for (int64_t i = 0; i < range_count && kind == AMOUNTS; i++) {
        const bool is_open = ranges[i].high == INT64_MAX;
        fact(i == 0 ? "amounts: %" PRId64 : ", %" PRId64, ranges[i].low);
        if (ranges[i].low < ranges[i].high) {
            fact(is_open ? ".." : "..%" PRId64, ranges[i].high);
        }
    }
    fact(is_misere ? "; misere play\n" : "; normal play\n");
}

/* ---- values, for who asks for them ---- */

/* The last line: a period and where it begins, which are proved; or how far something else is known. */
static void print_law(int64_t period, int64_t from) { print("period\t%" PRId64 "\tfrom\t%" PRId64 "\n", period, from); }

static void print_numbers_to(const struct game *game, int64_t last)
{
    for (int64_t n = 0; n <= last; n++) {
        const int64_t value = game != NULL ? grundy(game, n) : number_of_heap(&the_code, n);
        if (value >= 0) {
            print("%" PRId64 "\t%" PRId64 "\n", n, value);
        }
    }
    int64_t from;
    int64_t period;
    if (game == NULL && law_of_numbers(&the_code, &from, &period)) {
        print_law(period, from);
    } else if (game == NULL) {
        print("no period up to\t%d\n", NUMBERED);
    }
}

static void print_outcomes_to(int64_t last)
{
    for (int64_t n = 0; n <= last; n++) {
        print("%" PRId64 "\t%s\n", n, wins(&heap_of_amounts, n) ? "W" : "L");
    }
}

/* The elements, what each generator makes of them, and whether they are lost; then those of the heaps. */
static void print_quotient_to(int64_t last)
{
    const struct quotient *quotient = quotient_of(&the_code);
    if (quotient == NULL) {
        print("not found\n");
        return;
    }
    print("element\tlost");
    for (int i = 0; i < quotient->generators; i++) {
        print("\t%c=%" PRId64, 'a' + i, quotient->heap_of[i]);
    }
    for (int x = 0; x < quotient->count; x++) {
        print("\n");
        print_element(quotient, x);
        print((quotient->lost >> x & 1) != 0 ? "\tL" : "\t-");
        for (int i = 0; i < quotient->generators; i++) {
            print("\t");
            print_element(quotient, quotient->product[x][element_of(quotient, quotient->heap_of[i])]);
        }
    }
    print("\n");
    for (int64_t n = 0; n <= last && element_of(quotient, n) >= 0; n++) {
        print("%" PRId64 "\t", n);
        print_element(quotient, element_of(quotient, n));
        print("\n");
    }
    if (quotient->period > 0) {
        print_law(quotient->period, quotient->from);
    } else {
        print("known up to\t%" PRId64 "\n", quotient->known_to);
    }
}

static void answer_values(void)
{
    if (kind == CODE && is_misere) {
        print_quotient_to(heaps[0]);
    } else if (is_misere) {
        print_outcomes_to(heaps[0]);
    } else {
        print_numbers_to(is_row() ? NULL : game_of_heaps(), heaps[0]);
    }
}

/* ---- who wins ---- */

/* Of a sum of heaps: in misere play of amounts, by Ferguson's pairing property (problems/theory.md). */
static bool sum_wins(const struct game *game)
{
    int64_t sum = 0;
    bool any_large = false;
    for (int64_t i = 0; i < heap_count; i++) {
        const int64_t value = grundy(game, heaps[i]);
        sum ^= value;
        any_large = any_large || value > 1;
    }
    return !is_misere || any_large ? sum != 0 : sum == 0;
}

static void answer(void)
{
    if (asks_values) {
        answer_values();
        return;
    }
    bool first_wins;
    if (kind == MOORE) {
        first_wins = wins(&moores_nim, moores_row(at_once, heaps, heap_count));
    } else if (is_row()) {
        first_wins = wins(game_of_rows(kind_of_row()), row_of(&the_code, is_misere, heaps, heap_count));
    } else {
        first_wins = sum_wins(game_of_heaps());
    }
    print(first_wins ? "the first player\n" : "the second player\n");
}

static void try_lines(const char *const *lines, int count, const char *heaps_of_line)
{
    for (int i = 0; i < count; i++) {
        add_input("%s %s", lines[i], heaps_of_line);
        try_input("examples", "\n");
    }
}

static void cases(void)
{
    static const char *const sums[] = {
        "take normal 3 1 3 4", "take misere 3 1 3 4", "take normal 2 1-2 4-", "take normal 1 1-",   "take misere 1 1-",
        "take normal 2 2 5",   "take misere 2 2 5",   "take normal 1 3-",     "take misere 1 2-9",  "code normal 0.77",
        "code normal 0.07",    "code normal 0.137",   "code normal 4.(3)",    "code normal 0.(21)", "code normal 0.45",
        "code misere 0.33",    "code misere 0.3(3)",  "code misere 0.77",     "code misere 0.123",  "moore normal 2",
        "moore normal 3"};
    static const char *const rows[] = {"code misere 0.137", "code misere 0.12", "code misere 4.(3)", "code normal 0.8",
                                       "code normal 0.3f"};
    static const char *const values[] = {"values take normal 2 1 4", "values take misere 2 1 4",
                                         "values code normal 0.8", "values code misere 0.77",
                                         "values code misere 0.137"};
    static const char *const heaps_told[] = {"1 0",     "1 7",    "2 3 4",
                                             "3 1 2 3", "1 1000", "2 999999999999 1000000000000"};
    for (int i = 0; i < 6; i++) {
        try_lines(sums, sizeof sums / sizeof *sums, heaps_told[i]);
    }
    for (int i = 0; i < 4; i++) {
        try_lines(rows, sizeof rows / sizeof *rows, heaps_told[i]);
    }
    try_lines(values, sizeof values / sizeof *values, "1 20");
    add_input("take normal 1 1- %d", MAX_HEAPS);
    for (int i = 0; i < MAX_HEAPS; i++) {
        add_input(" %" PRId64, MAX);
    }
    add_input("\n");
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "A move takes from one pile: one of the amounts, or what the code allows, of which digit k is the sum of 1, "
        "2, 4 and 8 if taking k may leave nothing, one pile, two piles, three piles. In Moore's Nim a move takes any "
        "number "
        "from each of some piles. Whoever cannot move loses; in misere play that player wins.",
    .players = {"the first player", "the second player"},
    .input = input,
    .position = position,
    .answer = answer,
    .draw = draw,
    .cases = cases,
};
