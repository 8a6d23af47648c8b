/*
 * Grundy numbers of a code, found from its digits alone, much quicker than by listing moves (sparse spaces: Winning Ways,
 * chapter 4). Call a number rare if it has an even number of ones among some bits that are chosen, the mask, else
 * common. The XOR of two numbers of one kind is rare, that of two of both kinds is common. So all common numbers that
 * two heaps can leave are found with those heaps alone whose number is rare: with a good mask, they are few. Only the
 * rare numbers below the least common one that is not left have to be looked for among all pairs, and are mostly found
 * soon. Any mask gives the same numbers; where none is good, all pairs are looked at.
 */
#include "inside.h"

#include <stdlib.h>
#include <string.h>

/* The numbers of the heaps below `heap`, while that of `heap` is looked for; then also that. */
struct filling {
    int64_t heap;
    int32_t *numbers;
    int32_t *left_at; /* by number: the last heap that can leave it, plus 1 */
    int64_t size;     /* a power of two above all these numbers */
    int64_t mask;     /* 0: none is good */
    int64_t *rare;    /* the heaps from 1 on with a rare number, ascending */
    int64_t rare_count;
    int64_t *splits; /* the k with which two heaps may be left */
    int64_t split_count;
    int64_t *takes; /* the k with which one heap may be left */
    int64_t take_count;
};

static bool is_rare(int64_t number, int64_t mask)
{
    int64_t bits = number & mask;
    bool rare = true;
    for (; bits != 0; bits &= bits - 1) {
        rare = !rare;
    }
    return rare;
}

/* The mask that makes the fewest heaps rare, if that are few; from now on it counts. */
static void choose_mask(struct filling *f)
{
    enum { MAX_MASKS = 1 << 10, MANY = 8 };             /* one in so many is many */
    int64_t *heaps = new_array(f->size, sizeof *heaps); /* by number */
    int64_t fewest = INT64_MAX;
    for (int64_t n = 1; n <= f->heap; n++) {
        heaps[f->numbers[n]]++;
    }
    for (int64_t mask = 1; mask < f->size && mask < MAX_MASKS; mask++) {
        int64_t rare = 0;
        for (int64_t number = 0; number < f->size; number++) {
            rare += heaps[number] > 0 && is_rare(number, mask) ? heaps[number] : 0;
        }
        if (rare < fewest) {
            fewest = rare;
            f->mask = mask;
        }
    }
    free(heaps);
    f->rare_count = 0;
    f->mask = fewest < f->heap / MANY ? f->mask : 0;
    for (int64_t n = 1; n <= f->heap && f->mask != 0; n++) {
        if (is_rare(f->numbers[n], f->mask)) {
            f->rare[f->rare_count++] = n;
        }
    }
}

/* Notes that this number can be left. */
static void note_left(struct filling *f, int64_t number) { f->left_at[number] = (int32_t)(f->heap + 1); }

static bool can_leave(const struct filling *f, int64_t number) { return f->left_at[number] == f->heap + 1; }

/* Returns whether there is such a move. */
static bool note_one_heap(const struct code *code, struct filling *f)
{
    const int64_t heap = f->heap;
    const bool takes_all = (digit_of(code, heap) & NOTHING) != 0;
    if (takes_all) {
        note_left(f, f->numbers[0]);
    }
    for (int64_t i = 0; i < f->take_count && f->takes[i] < heap; i++) {
        note_left(f, f->numbers[heap - f->takes[i]]);
    }
    return takes_all || (f->take_count > 0 && f->takes[0] < heap);
}

/* Pairs of heaps of which one is rare: all common numbers are among them. */
static void note_rare_pairs(struct filling *f)
{
    for (int64_t i = 0; i < f->split_count; i++) {
        const int64_t both = f->heap - f->splits[i];
        for (int64_t r = 0; r < f->rare_count && f->rare[r] < both; r++) {
            note_left(f, f->numbers[f->rare[r]] ^ f->numbers[both - f->rare[r]]);
        }
    }
}

static void note_all_pairs(struct filling *f)
{
    const int32_t stamp = (int32_t)(f->heap + 1);
    for (int64_t i = 0; i < f->split_count; i++) {
        const int64_t both = f->heap - f->splits[i];
        const int32_t *numbers = f->numbers;
        int32_t *left_at = f->left_at;
        for (int64_t part = 1; part <= both - part; part++) {
            left_at[numbers[part] ^ numbers[both - part]] = stamp;
        }
    }
}

/* Pairs, until none of the rare numbers below `end` is missing any more; returns how many are. */
static int64_t note_pairs_until(struct filling *f, int64_t end)
{
    int64_t missing = 0;
    for (int64_t number = 0; number < end; number++) {
        missing += is_rare(number, f->mask) && !can_leave(f, number) ? 1 : 0;
    }
    for (int64_t i = 0; i < f->split_count && missing > 0; i++) {
        const int64_t both = f->heap - f->splits[i];
        for (int64_t part = 1; part <= both - part && missing > 0; part++) {
            const int64_t number = f->numbers[part] ^ f->numbers[both - part];
            missing -= number < end && !can_leave(f, number) ? 1 : 0;
            note_left(f, number);
        }
    }
    return missing;
}

/* The Grundy number of f->heap. */
static int64_t number_by_digits(const struct code *code, struct filling *f)
{
    enum { QUICK_STEPS = 16 }; /* that are as much work as a move */
    worked(f->split_count * (f->mask == 0 ? f->heap / 2 : f->rare_count) / QUICK_STEPS);
    const bool has_move = note_one_heap(code, f);
    int64_t number = 0;
    if (code->question == MISERE_GRUNDY && !has_move) { /* there is no split */
        return 1;
    }
    if (f->mask == 0) {
        note_all_pairs(f);
    } else {
        note_rare_pairs(f);
        while (can_leave(f, number) || is_rare(number, f->mask)) {
            number++; /* below 2 * size there is one that is common, and not left */
        }
        if (note_pairs_until(f, number) == 0) {
            return number;
        }
    }
    for (number = 0; can_leave(f, number);) {
        number++;
    }
    return number;
}

/* Room for the XOR of any two numbers, and for a mex above all of them. */
static void make_room(struct filling *f, int64_t number)
{
    const int64_t before = f->size;
    while (f->size <= number) {
        f->size *= 2;
    }
    if (f->size > before) {
        int32_t *larger = new_array(4 * f->size, sizeof *larger);
        memcpy(larger, f->left_at, (size_t)(4 * before) * sizeof *larger);
        free(f->left_at);
        f->left_at = larger;
    }
}

static void begin_filling(const struct code *code, int64_t last, struct filling *f)
{
    const int64_t end = code->tail > 0 ? last : code->last;
    *f = (struct filling){.size = 2};
    f->numbers = new_array(last + 1, sizeof *f->numbers);
    f->left_at = new_array(4 * f->size, sizeof *f->left_at);
    f->rare = new_array(last + 1, sizeof *f->rare);
    f->splits = new_array(end + 1, sizeof *f->splits);
    f->takes = new_array(end + 1, sizeof *f->takes);
    for (int64_t k = 0; k <= end; k++) {
        const int d = digit_of(code, k);
        if ((d & TWO_HEAPS) != 0) {
            f->splits[f->split_count++] = k;
        }
        if ((d & ONE_HEAP) != 0) {
            f->takes[f->take_count++] = k;
        }
    }
}

void fill_by_code(const struct code *code, int64_t last)
{
    struct filling f;
    begin_filling(code, last, &f);
    for (; f.heap <= last; f.heap++) {
        const int64_t number = number_by_digits(code, &f);
        int64_t searched = number;
        if (!known_value(code->known, code->question, f.heap, &searched)) {
            add_value_upwards(code->known, code->question, number);
        }
        if (searched != number) {
            die("the Grundy number of a pile of %" PRId64 " is %" PRId64 " by the search, but %" PRId64
                " by the digits",
                f.heap, searched, number);
        }
        f.numbers[f.heap] = (int32_t)number;
        make_room(&f, number);
        if (f.heap > 0 && (f.heap & (f.heap - 1)) == 0) {
            choose_mask(&f); /* twice as many heaps show better which */
        } else if (f.heap > 0 && f.mask != 0 && is_rare(number, f.mask)) {
            f.rare[f.rare_count++] = f.heap;
        }
    }
    free(f.numbers);
    free(f.left_at);
    free(f.rare);
    free(f.splits);
    free(f.takes);
}
