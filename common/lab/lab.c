/*
 * Heaps of any amounts, or of any taking-and-breaking code, in normal or misere play: `make lab`, and the page of that
 * name. The input is one line:
 *
 *     take normal 3 1 3..4 7.. 2 10 20   3 amounts or ranges of them, also 3-4 and 7-, then 2 heaps
 *     code misere 0.137 1 20             a code, then 1 heap
 *
 * "(4)", which is not a code, stands for Grundy's game: a move splits a heap into two that are not equal.
 *
 * In misere play the Grundy numbers of a code say nothing. If all its digits are 0 and 3, the code is one of amounts,
 * which are played; else all that lies on the table is searched whole, which is only done for few counters.
 */
#include "rules.h"

#include <string.h>

enum {
    SEARCHED = 32768,
    MAX_RANGES = 100,
    MAX_AMOUNT = 10000,
    MAX_TYPED = 1000,
    MAX_LETTERS = 70,
    MAX_DIGITS = 64,
    MAX_HEAPS = 20,
    MAX_TOGETHER = 36, /* counters of a code in misere play, if heaps split */
    MAX_COUNTERS = 300,
    MAX_UNEQUAL = 2000,            /* stones in a heap of Grundy's game */
    MAX_IN_ROW = MAX_TOGETHER + 1, /* the code, and heaps that are not empty */
    NOTHING = 1,
    ONE_HEAP = 2,
    TWO_HEAPS = 4
};

static const int64_t MAX = INT64_C(1000000000000);

static const char *const MISERE = "misere";

/* Of amounts and codes, so that what is wrong with one is said, and not only which letters there are. */
static const char typed[] =
    "0123456789.()-abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!\"#$%&'*+/:;<=>?@[\\]^_`{|}~";

static bool is_code;
static bool is_unequal; /* Grundy's game */
static bool is_misere;

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

static struct {
    char text[MAX_LETTERS + 1];
    int digits[MAX_DIGITS + 1];
    int64_t count;
    int64_t tail; /* so many digits at the end come again and again */
    bool splits;
} code;

static int digit(int64_t k)
{
    return k < code.count  ? code.digits[k]
           : code.tail > 0 ? code.digits[code.count - code.tail + (k - code.count) % code.tail]
                           : 0;
}

static bool can(int64_t k, int what) { return (digit(k) & what) != 0; }

/* The largest k that can be taken from a heap. */
static int64_t last_taken(int64_t heap) { return code.tail > 0 || heap < code.count ? heap : code.count - 1; }

static struct game heap_of_code = {.code = "0.3", .unit = "stones", .search_to = SEARCHED};

static void unequal_moves(int64_t heap)
{
    for (int64_t part = 1; 2 * part < heap; part++) {
        leave_two(part, heap - part, "split into %" PRId64 " and %" PRId64, part, heap - part);
    }
}

static struct game heap_to_split = {
    .moves = unequal_moves, .splits = true, .upwards = true, .fixed = true, .unit = "stones"};

static void complain_of_code(const char *at)
{
    const bool is_digit = *at >= '0' && *at <= '9';
    must((code.text[0] == '0' || code.text[0] == '4') && code.text[1] == '.',
         "\"%s\" is not a code: it begins with \"0.\" or \"4.\", as 0.137 and 4.(3) do", code.text);
    must(code.count <= MAX_DIGITS, "a code has at most %d digits", MAX_DIGITS - 1);
    must(!is_digit || *at <= '7', "\"%s\" is not a code: its digits are 0 to 7", code.text);
    must(!is_digit || *at < '4', "\"%s\" is a code that cannot be decided: what repeats has no digit from 4 on",
         code.text);
    must(false, "\"%s\" is not a code: such as 0.137 or, with digits that repeat at its end, 4.(3)", code.text);
}

/* Reads the digits from code.text. Returns where it goes wrong; NULL: nowhere. */
static const char *read_digits(void)
{
    const char *at = code.text;
    int64_t open = -1; /* where the tail begins */
    code.count = code.tail = 0;
    code.splits = false;
    if ((at[0] != '0' && at[0] != '4') || at[1] != '.') {
        return at;
    }
    code.digits[code.count++] = *at - '0';
    for (at += 2; *at >= '0' && *at <= '9' ? true : *at == '(' && open < 0; at++) {
        if (*at == '(') {
            open = code.count;
        } else if (*at > (open < 0 ? '7' : '3') || code.count > MAX_DIGITS - 1) {
            code.count += code.count > MAX_DIGITS - 1 ? 1 : 0;
            return at;
        } else {
            code.digits[code.count++] = *at - '0';
        }
    }
    code.tail = open < 0 ? 0 : code.count - open;
    for (int64_t k = 0; k < code.count; k++) {
        code.splits = code.splits || (code.digits[k] & TWO_HEAPS) != 0;
    }
    const bool is_closed = open < 0 || (code.tail > 0 && *at == ')');
    at += open >= 0 && is_closed ? 1 : 0;
    if (!is_closed || *at != '\0' || code.count == 1) {
        return at;
    }
    bool is_zero = code.tail > 0;
    for (int64_t k = code.count - code.tail; k < code.count; k++) {
        is_zero = is_zero && code.digits[k] == 0;
    }
    if (is_zero) { /* the code ends */
        *strchr(code.text, '(') = '\0';
        code.count -= code.tail;
        code.tail = 0;
    }
    return NULL;
}

static void read_code_of_line(void)
{
    const char *text = word("code", typed, 1, MAX_TYPED);
    must(strlen(text) <= MAX_LETTERS, "a code has at most %d digits", MAX_DIGITS - 1);
    strncpy(code.text, text, MAX_LETTERS);
    is_unequal = strcmp(text, "(4)") == 0;
    const char *wrong = *text == '\0' || is_unequal ? NULL : read_digits(); /* no text: it has been complained of */
    if (wrong != NULL) {
        complain_of_code(wrong);
    }
    heap_of_code.code = code.text;
}

/* Whether the code is one of amounts, which are listed then. */
static bool take_amounts_of_code(void)
{
    bool is_open = code.tail > 0;
    range_count = 0;
    for (int64_t k = 0; k < code.count; k++) {
        if (code.digits[k] != 0 && code.digits[k] != (NOTHING | ONE_HEAP)) {
            return false;
        }
        is_open = is_open && (k < code.count - code.tail || code.digits[k] != 0);
        if (code.digits[k] != 0) {
            ranges[range_count].low = k;
            ranges[range_count++].high = k;
        }
    }
    if (is_open) {
        ranges[range_count - 1].high = INT64_MAX;
    }
    return range_count > 0 && (is_open || code.tail == 0);
}

/* ---- all heaps as one position, for misere play: a row that begins with the position of the code, so that what is
   known of a row never depends on the input ---- */

static int64_t position_of_code(void)
{
    int64_t numbers[MAX_DIGITS + 1];
    numbers[0] = code.tail;
    for (int64_t k = 0; k < code.count; k++) {
        numbers[k + 1] = code.digits[k];
    }
    return position_of(numbers, code.count + 1);
}

static void set_code(int64_t position)
{
    int64_t numbers[MAX_DIGITS + 1];
    code.count = numbers_of(position, numbers) - 1;
    code.tail = numbers[0];
    for (int64_t k = 0; k < code.count; k++) {
        code.digits[k] = (int)numbers[k + 1];
    }
}

/* Puts a heap into its place in a row, unless it is empty. Returns how many numbers the row has then. */
static int64_t put_in(int64_t *row, int64_t count, int64_t heap)
{
    if (heap == 0) {
        return count;
    }
    int64_t at = count;
    for (; at > 1 && row[at - 1] > heap; at--) {
        row[at] = row[at - 1];
    }
    row[at] = heap;
    return count + 1;
}

/* The move that takes k from heap i, and leaves two heaps if `part` is not 0. */
static void leave_row(const int64_t *row, int64_t count, int64_t i, int64_t k, int64_t part)
{
    int64_t after[MAX_IN_ROW + 1] = {row[0]};
    int64_t kept = 1;
    const int64_t left = row[i] - k - part;
    for (int64_t j = 1; j < count; j++) {
        kept = put_in(after, kept, j == i ? part : row[j]);
    }
    kept = put_in(after, kept, left);
    if (part > 0 && k == 0) {
        leave(position_of(after, kept), "split into %" PRId64 " and %" PRId64 " in pile %" PRId64, part, left, i);
    } else if (part > 0) {
        leave(position_of(after, kept), "take %" PRId64 ", leave %" PRId64 "+%" PRId64 " in pile %" PRId64, k, part,
              left, i);
    } else {
        leave(position_of(after, kept), "take %" PRId64 " from pile %" PRId64, k, i);
    }
    spot(part > 0 ? "%" PRId64 "|%" PRId64 : "%" PRId64 ".%" PRId64, i, part > 0 ? part : left);
}

static void row_moves(int64_t position)
{
    int64_t row[MAX_IN_ROW];
    const int64_t count = numbers_of(position, row);
    set_code(row[0]);
    for (int64_t i = 1; i < count; i++) {
        if (i > 1 && row[i] == row[i - 1]) {
            continue; /* the same heap again */
        }
        for (int64_t k = last_taken(row[i]); k >= 0; k--) {
            if (can(k, k == row[i] ? NOTHING : ONE_HEAP)) {
                leave_row(row, count, i, k, 0);
            }
            for (int64_t part = 1; can(k, TWO_HEAPS) && 2 * part <= row[i] - k; part++) {
                leave_row(row, count, i, k, part);
            }
        }
    }
}

static void show_row(int64_t position)
{
    int64_t row[MAX_IN_ROW];
    const int64_t count = numbers_of(position, row);
    for (int64_t i = 1; i < count; i++) {
        piece(i > 1 ? " %" PRId64 : "%" PRId64, row[i]);
    }
    if (count == 1) {
        print("nothing is left");
    }
}

static struct game row_of_heaps = {.moves = row_moves, .misere = true, .fixed = true, .show = show_row};

/* ---- the problem ---- */

static int64_t heaps[MAX_HEAPS];
static int64_t heap_count;

static void input(void)
{
    const char *kind = word("kind", "take code", 1, 1);
    const char *play = word("play", "normal misere", 1, 1);
    range_count = 0;
    is_code = strcmp(kind, "code") == 0;
    is_unequal = false;
    is_misere = strcmp(play, MISERE) == 0;
    const int64_t ranges_told = is_code ? 0 : number("amounts", 1, MAX_RANGES);
    for (int64_t i = 0; i < ranges_told; i++) {
        read_range();
    }
    if (is_code) {
        read_code_of_line();
    }
    heap_count = number("heaps", 1, MAX_HEAPS);
    int64_t together = 0;
    for (int64_t i = 0; i < heap_count; i++) {
        heaps[i] = number("pile", 0, MAX);
        together += heaps[i];
    }
    for (int64_t i = 0; i < heap_count && is_unequal; i++) {
        must(heaps[i] <= MAX_UNEQUAL, "no law of Grundy's game is known: its piles have at most %d stones here",
             MAX_UNEQUAL);
        must(!is_misere, "Grundy's game is played here in normal play only");
    }
    if (is_code && !is_unequal && is_misere && !take_amounts_of_code()) {
        must(!code.splits || together <= MAX_TOGETHER,
             "in misere play no theory covers piles that split: they are searched whole, and have at most "
             "%d stones together",
             MAX_TOGETHER);
        must(heap_count <= 3 && together <= MAX_COUNTERS,
             "in misere play piles of such a code are searched whole: at most 3 of them, with %d stones together",
             MAX_COUNTERS);
    }
}

static void position(void)
{
    const bool has_amounts = !is_code || (is_misere && !is_unequal && take_amounts_of_code());
    heap_of_amounts.misere = is_misere;
    if (has_amounts || !is_misere) {
        for (int64_t i = 0; i < heap_count; i++) {
            put(is_unequal ? &heap_to_split : has_amounts ? &heap_of_amounts : &heap_of_code, heaps[i]);
        }
        return;
    }
    int64_t row[MAX_IN_ROW] = {position_of_code()};
    int64_t count = 1;
    for (int64_t i = 0; i < heap_count; i++) {
        count = put_in(row, count, heaps[i]);
    }
    put(&row_of_heaps, position_of(row, count));
}

/* The rules of this game. */
static void draw(const int64_t *positions, const int64_t *counts, int64_t parts)
{
    (void)positions, (void)counts, (void)parts;
    if (is_code) {
        fact(is_unequal ? "Grundy's game" : "code %s", code.text);
    }
    for (int64_t i = 0; i < range_count && !is_code; i++) {
        const bool is_open = ranges[i].high == INT64_MAX;
        fact(i == 0 ? "amounts: %" PRId64 : ", %" PRId64, ranges[i].low);
        if (ranges[i].low < ranges[i].high) {
            fact(is_open ? ".." : "..%" PRId64, ranges[i].high);
        }
    }
    fact(is_misere ? "; misere play\n" : "; normal play\n");
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
    static const char *const amounts_told[] = {"take normal 3 1 3 4", "take misere 3 1 3 4", "take normal 2 1-2 4-",
                                               "take normal 1 1-",    "take misere 1 1-",    "take normal 2 2 5",
                                               "take misere 2 2 5",   "take normal 1 3-",    "take misere 1 2-9"};
    static const char *const codes_told[] = {"code normal 0.77",  "code normal 0.07",   "code normal 0.137",
                                             "code normal 4.(3)", "code normal 0.(21)", "code normal 0.45",
                                             "code misere 0.33",  "code misere 0.3(3)"};
    static const char *const whole[] = {"code misere 0.77", "code misere 0.137", "code misere 0.12",
                                        "code misere 4.(3)"};
    enum { AMOUNTS = sizeof amounts_told / sizeof *amounts_told, CODES = sizeof codes_told / sizeof *codes_told };
    enum { WHOLE = sizeof whole / sizeof *whole };
    static const char *const heaps_told[] = {"1 0",     "1 7",    "2 3 4",
                                             "3 1 2 3", "1 1000", "2 999999999999 1000000000000"};
    for (int i = 0; i < 6; i++) {
        try_lines(amounts_told, AMOUNTS, heaps_told[i]);
        try_lines(codes_told, CODES, heaps_told[i]);
    }
    for (int i = 0; i < 4; i++) {
        try_lines(whole, WHOLE, heaps_told[i]);
    }
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
        "2 and 4 if taking k may leave nothing, one pile, two piles. Whoever cannot move loses; in misere play "
        "that player wins.",
    .players = {"the first player", "the second player"},
    .input = input,
    .position = position,
    .draw = draw,
    .cases = cases,
};
