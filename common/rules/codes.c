/*
 * The laws of taking-and-breaking games, told by a code d0.d1d2...: taking k from a heap may leave nothing, one
 * heap or two heaps where d_k has the 1, the 2 or the 4; no heap is empty. Amounts are such a code too, with the
 * digits 3. g is the Grundy number, g(0) that of nothing left (1 in misere play), K the last digit before the
 * code ends or comes again and again.
 *
 * OCTAL, for a code that ends: if g(n + p) = g(n) for n0 <= n < 2 n0 + p + K and n0 >= 1, then for every
 * n >= n0. (R. K. Guy and C. A. B. Smith, The G-values of various games, 1956.) Proof: for a larger n, what a move
 * leaves of n + p adds up to 2 n0 + 2 p at least, so its larger heap is n0 + p at least, and can be shortened by p
 * to a heap that is not empty; and what a move leaves of n adds up to 2 n0 + p, so its larger heap can be
 * lengthened by p. So n + p and n have moves to the same values.
 *
 * SHIFT, for a code whose end has a period that divides p, and no 4 in it: g(n + p) = g(n) + s for n >= n0 >= 1,
 * where s is a power of two. Call a heap small if it is below c, where c >= n0 and all heaps below c have g < s.
 * Let the claim hold for the searched values, and for p heaps N in a row, from
 *     N1 = max(n0 + p + K + c, 2 (c + p) + K) + p on:
 * (1) the moves of N + p that take all or leave one heap below n0 + p have the values 0..s - 1, and s + those of
 *     the moves of N that take all or leave one heap below n0;
 * (2) g(N) is the mex of the moves that do not leave two heaps of which neither is small;
 * (3) moves that do leave two such heaps have no value that is g(N) modulo s.
 * Then the claim holds for every n >= n0, and (2), too. Proof by induction for N beyond: all these digits lie in
 * the part that repeats, so (1) holds as it does for N - p. The other single heaps, left of N + p, are those left of
 * N, longer by p, and so have values larger by s; so have pairs with a small heap, as s is a power of two above
 * its value and the other heap is n0 + p at least. So without the moves of (3) the mex grows by s. Modulo s the
 * values in (3) depend on the residues of both heaps modulo p alone, and each pair of residues was searched.
 */
#include "machine.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_DIGITS = 64, NOTHING = 1, ONE_HEAP = 2, TWO_HEAPS = 4 };

struct code {
    struct known *known;
    enum question question;
    unsigned char digits[MOST_DIGITS + 1]; /* and one too many */
    int64_t count;
    int64_t tail;   /* so many digits at the end come again and again; 0: none */
    int64_t last;   /* K */
    bool has_split; /* some digit has a 4 */
};

/* ---- the digits ---- */

static int digit(const struct code *code, int64_t k)
{
    const struct known *known = code->known;
    if (known->game->code == NULL) {
        const int64_t i = ranges_up_to(known->amounts, known->amount_count, k);
        return i > 0 && k <= known->amounts[i - 1].high ? NOTHING | ONE_HEAP : 0;
    }
    if (k < code->count) {
        return code->digits[k];
    }
    return code->tail == 0 ? 0 : code->digits[code->count - code->tail + (k - code->count) % code->tail];
}

static void read_code(const char *text, struct code *code)
{
    bool is_good = (text[0] == '0' || text[0] == '4') && text[1] == '.';
    int64_t tail_from = -1;
    const char *c = text;
    for (; is_good && *c != '\0' && *c != ')'; c++) {
        if (*c == '(' && c > text + 1) {
            is_good = tail_from < 0;
            tail_from = code->count;
            code->last = tail_from - 1;
        } else if (c != text + 1) { /* the point */
            const int d = *c - '0';
            is_good = d >= 0 && d <= 7 && code->count < MOST_DIGITS && !(tail_from >= 0 && (d & TWO_HEAPS) != 0);
            code->has_split = code->has_split || (d & TWO_HEAPS) != 0;
            code->last = tail_from < 0 && d != 0 ? code->count : code->last;
            code->digits[code->count++] = (unsigned char)d;
        }
    }
    code->tail = tail_from < 0 ? 0 : code->count - tail_from;
    is_good = is_good && (tail_from < 0 ? *c == '\0' : code->tail > 0 && c[0] == ')' && c[1] == '\0');
    if (!is_good) {
        die("\"%s\" is not a code: such as 0.07 or 4.(3), with digits 0 to 7 and no split that "
            "repeats",
            text);
    }
}

/* False where the amounts are too large for a code. */
static bool code_of(struct known *known, enum question question, struct code *code)
{
    *code = (struct code){.known = known, .question = question};
    if (known->game->code != NULL) {
        read_code(known->game->code, code);
        return true;
    }
    if (known->amount_count == 0) {
        return false;
    }
    const struct range *top = &known->amounts[known->amount_count - 1];
    code->tail = top->high == INT64_MAX ? 1 : 0;
    code->last = code->tail == 1 ? top->low - 1 : top->high;
    return code->last <= SEARCHED;
}

/* ---- the code against moves() ---- */

/* How many different moves the code has from a heap. */
static int64_t moves_by_code(const struct code *code, int64_t heap)
{
    int64_t count = 0;
    for (int64_t k = 0; k <= heap; k++) {
        const int d = digit(code, k);
        count += (d & NOTHING) != 0 && k == heap ? 1 : 0;
        count += (d & ONE_HEAP) != 0 && k < heap ? 1 : 0;
        count += (d & TWO_HEAPS) != 0 ? (heap - k) / 2 : 0;
    }
    return count;
}

/* Dies unless moves() lists exactly the moves of the code, for every searched heap. */
static void check_moves(const struct code *code)
{
    enum { WIDTH = SEARCHED + 1 };
    struct moves moves = {0};
    int64_t *seen = new_array((int64_t)WIDTH * (code->last + 2), sizeof *seen); /* by small heap, and k + 1 */
    for (int64_t heap = 0; heap <= SEARCHED; heap++) {
        int64_t different = 0;
        collect_moves(code->known, heap, &moves, false);
        for (int64_t i = 0; i < moves.count; i++) {
            const struct move *move = &moves.list[i];
            const int64_t other = move->kind == LEAVES_TWO ? move->other : 0;
            const int64_t large = move->position > other ? move->position : other;
            const int64_t small = move->position > other ? other : move->position;
            const int64_t k = heap - large - small;
            const int needed = small > 0 ? TWO_HEAPS : large > 0 ? ONE_HEAP : NOTHING;
            if (move->kind == WINS || k < 0 || (digit(code, k) & needed) == 0) {
                die("the move of a heap of %" PRId64 " to %" PRId64 " and %" PRId64 " is not a move of the code %s",
                    heap, large, small, code->known->game->code);
            }
            int64_t *place = &seen[small > 0 ? small * (code->last + 2) + k + 1 : large * (code->last + 2)];
            different += *place != heap + 1 ? 1 : 0;
            *place = heap + 1;
        }
        if (different != moves_by_code(code, heap)) {
            die("a heap of %" PRId64 " has %" PRId64 " moves, but by the code %s it has %" PRId64, heap, different,
                code->known->game->code, moves_by_code(code, heap));
        }
    }
    free(seen);
    free(moves.list);
}

/* ---- the laws ---- */

static int64_t g(const struct code *code, int64_t n) { return searched_value(code->known, code->question, n); }

/* Where g(n + period) = g(n) + add begins to hold in the searched values; beyond them when nowhere. At least 1. */
static int64_t holds_from(const struct code *code, int64_t period, int64_t add)
{
    int64_t n = SEARCHED - period;
    while (n >= 1 && g(code, n + period) == g(code, n) + add) {
        n--;
    }
    return n + 1;
}

static void find_octal(const struct code *code, struct law *law)
{
    for (int64_t period = 1; period <= SEARCHED / 2; period++) {
        const int64_t from = holds_from(code, period, 0);
        if (2 * from + 2 * period + code->last <= SEARCHED + 1) {
            *law = (struct law){.kind = OCTAL, .from = from, .period = period};
            return;
        }
    }
}

enum { VALUES = 4 * SEARCHED };

/* Adds the values, each with `add` more, of the moves that take all of a heap or leave one heap below `end`. */
static void add_single_heaps(const struct code *code, int64_t heap, int64_t end, int64_t add, bool *values)
{
    for (int64_t left = 0; left < end; left++) {
        if ((digit(code, heap - left) & (left == 0 ? NOTHING : ONE_HEAP)) != 0) {
            values[g(code, left) + add] = true;
        }
    }
}

/* (1): the low moves of N + p, and those of N. */
static bool low_moves_fit(const struct code *code, const struct law *law, int64_t heap)
{
    bool found[VALUES] = {false};
    bool wanted[VALUES] = {false};
    memset(wanted, 1, (size_t)law->shift);
    add_single_heaps(code, heap + law->period, law->from + law->period, 0, found);
    add_single_heaps(code, heap, law->from, law->shift, wanted);
    return memcmp(found, wanted, sizeof found) == 0;
}

/* (2) and (3), with `small` for c. */
static bool splits_fit(const struct code *code, const struct law *law, int64_t small, int64_t heap)
{
    bool found[VALUES] = {false};
    add_single_heaps(code, heap, heap, 0, found);
    for (int64_t k = 0; k <= code->last && code->has_split; k++) {
        for (int64_t part = 1; (digit(code, k) & TWO_HEAPS) != 0 && part <= heap - k - part; part++) {
            const int64_t value = g(code, part) ^ g(code, heap - k - part);
            if (part < small) {
                found[value] = true;
            } else if (value % law->shift == g(code, heap) % law->shift) {
                return false;
            }
        }
    }
    int64_t mex = 0;
    while (found[mex]) {
        mex++;
    }
    return mex == g(code, heap);
}

static bool shift_holds(const struct code *code, const struct law *law)
{
    const bool is_power_of_two = law->shift > 0 && (law->shift & (law->shift - 1)) == 0;
    int64_t small = 1; /* c */
    if (!is_power_of_two || 4 * law->from > SEARCHED) {
        return false;
    }
    while (code->has_split && small < SEARCHED && g(code, small) < law->shift) {
        small++;
    }
    const int64_t one = law->from + law->period + code->last + small;
    const int64_t other = 2 * (small + law->period) + code->last;
    const int64_t first = (one > other ? one : other) + law->period; /* N1 */
    bool holds = first + 2 * law->period <= SEARCHED && !(code->has_split && small < law->from);
    for (int64_t heap = first; holds && heap < first + law->period; heap++) {
        holds = low_moves_fit(code, law, heap) && splits_fit(code, law, small, heap);
    }
    return holds;
}

/* Whether sums of two searched values, and a value with s added, stay below VALUES. */
static bool values_are_small(const struct code *code)
{
    int64_t n = 0;
    while (n <= SEARCHED && g(code, n) < VALUES / 2) {
        n++;
    }
    return n > SEARCHED;
}

static void find_shift(const struct code *code, struct law *law)
{
    enum { MOST_PERIOD = 64 };
    const int64_t longest = values_are_small(code) ? MOST_PERIOD : 0;
    for (int64_t period = code->tail; period <= longest; period += code->tail) {
        const int64_t add = g(code, SEARCHED) - g(code, SEARCHED - period);
        const int64_t from = holds_from(code, period, add);
        const struct law shift = {.kind = SHIFT, .from = from, .period = period, .shift = add};
        if (shift_holds(code, &shift)) {
            *law = shift;
            return;
        }
    }
}

void find_code_law(struct known *known, enum question question, struct law *law)
{
    struct code code;
    if (question == OUTCOME || question == LEAD || !code_of(known, question, &code)) {
        return;
    }
    if (known->game->code != NULL) {
        check_moves(&code);
    }
    g(&code, SEARCHED);
    if (code.tail > 0) {
        find_shift(&code, law);
    } else if (question == GRUNDY) {
        find_octal(&code, law);
    }
    if (law->kind != NO_LAW && law->from == 1 && g(&code, law->period) == g(&code, 0) + law->shift) {
        law->from = 0; /* as the values show */
    }
}
