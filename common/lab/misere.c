/*
 * The misere quotient of a code (T. E. Plambeck and A. N. Siegel, 2008; problems/theory.md has what is proved).
 *
 * Two steps. (1) A guess: the heaps are taken from the smallest one up. A heap whose moves lead where those of an element
 * would lead gets that element; else it becomes a generator, and all elements are found anew, by asking who wins sums of
 * generators (D. Angluin's way to learn an automaton, for an alphabet that commutes): representatives that differ in some
 * test are different. Where a heap is not a generator, a sum has its generators instead.
 * (2) The proof: of each sum X of the heaps keep the element x and N, the elements q for which some move leads from X to
 * a sum of an element y with yq lost. All pairs (x, N) are products of those of the heaps, and there are finitely many.
 * The guess is right if, for each pair of a sum that has a move, x is lost exactly when 1 is not in N, and if no sum
 * without a move is lost. What fails gives a new test, or a new generator.
 * The period: a move leaves at most t heaps and takes at most r. If the elements of n + p and n are the same for all n
 * with q <= n < t q + (t - 1) p + r, q >= 1, they are for all n >= q, as in the theorem of Guy and Smith.
 */
#include "lab.h"

#include <stdlib.h>
#include <string.h>

enum {
    MAX_HEAP = 400,
    MAX_HEAP_OF_THREE = 120, /* where moves leave three heaps */
    MAX_TESTS = 64,
    MAX_OPTIONS = 400,
    MAX_PAIRS = 20000,
    MAX_ROUNDS = 400,
    SUMS = 1 << 18, /* of generators, whose winner is known; a power of two */
    MAX_POWER = 5,
    BITS = 6 /* for each power in a sum of generators */
};

/* A sum of generators: the power of generator i in BITS bits. */
typedef uint64_t sum_t;

static const struct code *code;
static struct quotient found;
static int element[MAX_HEAP + 1];
static sum_t sum_of[MAX_HEAP + 1];     /* each heap as a sum of generators */
static int generator_of[MAX_HEAP + 1]; /* -1: it is none */
static bool failed;                    /* a bound was met */

static sum_t one_of(int generator) { return UINT64_C(1) << (BITS * generator); }

static int power_in(sum_t sum, int generator) { return (int)(sum >> (BITS * generator) & ((UINT64_C(1) << BITS) - 1)); }

/* ---- what a move leaves of a heap ---- */

/* Calls `each` for the heaps that every move of a heap leaves; 0 stands for none. */
static void for_moves(int64_t heap, void (*each)(int64_t a, int64_t b, int64_t c))
{
    for (int64_t k = 0; k <= last_taken(code, heap); k++) {
        const int64_t left = heap - k;
        if (k > 0 && allows(code, k, left == 0 ? NOTHING : ONE_HEAP)) {
            each(left, 0, 0);
        }
        for (int64_t a = 1; allows(code, k, TWO_HEAPS) && 2 * a <= left; a++) {
            each(a, left - a, 0);
        }
        for (int64_t a = 1; allows(code, k, THREE_HEAPS) && 3 * a <= left; a++) {
            for (int64_t b = a; 2 * b <= left - a; b++) {
                each(a, b, left - a - b);
            }
        }
    }
}

/* ---- who wins a sum of generators ---- */

static struct known_sum {
    sum_t sum;
    signed char wins; /* 0: the place is free; 1: won; -1: lost */
} * sums;             /* SUMS of them */

static int64_t sum_count;
static sum_t (*options)[MAX_OPTIONS]; /* what a move makes of a generator */
static int option_count[MAX_GENERATORS];
static int listed_for; /* generator */

static void add_option(int64_t a, int64_t b, int64_t c)
{
    const sum_t left = sum_of[a] + sum_of[b] + sum_of[c];
    int i = 0;
    while (i < option_count[listed_for] && options[listed_for][i] != left) {
        i++;
    }
    if (i == MAX_OPTIONS) {
        failed = true;
    } else {
        options[listed_for][i] = left;
        option_count[listed_for] += i == option_count[listed_for] ? 1 : 0;
    }
}

static int64_t place_of(sum_t sum)
{
    uint64_t at = sum * UINT64_C(0x9e3779b97f4a7c15) >> 40;
    while (sums[at % SUMS].wins != 0 && sums[at % SUMS].sum != sum) {
        at++;
    }
    return (int64_t)(at % SUMS);
}

/* A guess that keeps sums small: from some power on, two more of a generator change nothing. */
static sum_t reduced(sum_t sum)
{
    for (int i = 0; i < found.generators; i++) {
        const int power = power_in(sum, i);
        const int kept = power > MAX_POWER ? MAX_POWER - (power - MAX_POWER) % 2 : power;
        sum -= (sum_t)(power - kept) * one_of(i);
    }
    return sum;
}

static bool is_won(sum_t any_sum)
{
    const sum_t sum = reduced(any_sum);
    const int64_t known = place_of(sum);
    if (sums[known].wins != 0 || failed) {
        return sums[known].wins > 0;
    }
    bool wins = false;
    bool has_move = false;
    for (int i = 0; i < found.generators && !wins; i++) {
        for (int k = 0; k < option_count[i] && power_in(sum, i) > 0 && !wins && !failed; k++) {
            has_move = true;
            wins = !is_won(sum - one_of(i) + options[i][k]);
        }
    }
    wins = wins || !has_move;
    const int64_t place = place_of(sum);
    failed = failed || ++sum_count > SUMS / 2;
    sums[place].sum = sum;
    sums[place].wins = wins ? 1 : -1;
    return wins;
}

/* ---- the guess ---- */

static sum_t representative[MAX_ELEMENTS];
static uint64_t answers[MAX_ELEMENTS]; /* bit i: beside test i it is lost */
static sum_t tests[MAX_TESTS];
static int test_count;
static int next[MAX_ELEMENTS][MAX_GENERATORS];

static uint64_t answers_of(sum_t sum)
{
    uint64_t bits = 0;
    for (int i = 0; i < test_count; i++) {
        bits |= is_won(sum + tests[i]) ? 0 : UINT64_C(1) << i;
    }
    return bits;
}

static void add_test(sum_t test)
{
    if (test_count == MAX_TESTS) {
        failed = true;
        return;
    }
    tests[test_count++] = test;
}

/* The element of the representative that answers like this sum, which becomes one if there is none. */
static int element_like(sum_t sum)
{
    const uint64_t wanted = answers_of(sum);
    for (int x = 0; x < found.count; x++) {
        if (answers[x] == wanted) {
            return x;
        }
    }
    if (found.count == MAX_ELEMENTS) {
        failed = true;
        return 0;
    }
    representative[found.count] = sum;
    answers[found.count] = wanted;
    return found.count++;
}

/* Looks for two sums of one element that a test tells apart after one more generator: then this is a new test. */
static bool tells_apart(void)
{
    for (int x = 0; x < found.count; x++) {
        for (int i = 0; i < found.generators; i++) {
            const sum_t sum = representative[x] + one_of(i);
            for (int j = 0; j < found.generators; j++) {
                const uint64_t differ =
                    answers_of(sum + one_of(j)) ^ answers_of(representative[next[x][i]] + one_of(j));
                for (int t = 0; t < test_count && differ != 0; t++) {
                    if ((differ >> t & 1) != 0) {
                        add_test(tests[t] + one_of(j));
                        return true;
                    }
                }
            }
        }
    }
    return false;
}

/* Finds the elements and where each generator leads from them. */
static void guess_elements(void)
{
    do {
        found.count = 0;
        element_like(0);
        for (int x = 0; x < found.count && !failed; x++) {
            for (int i = 0; i < found.generators; i++) {
                next[x][i] = element_like(representative[x] + one_of(i));
            }
        }
    } while (!failed && tells_apart() && !failed);
}

static int element_of_sum(sum_t sum)
{
    int x = 0;
    for (int i = 0; i < found.generators; i++) {
        for (int power = power_in(sum, i); power > 0; power--) {
            x = next[x][i];
        }
    }
    return x;
}

/* Fills in the products and what is lost. False: the generators do not commute. */
static bool fill_table(void)
{
    found.lost = 0;
    for (int x = 0; x < found.count; x++) {
        found.lost |= is_won(representative[x]) ? 0 : UINT64_C(1) << x;
        for (int i = 0; i < found.generators; i++) {
            found.powers[x][i] = power_in(representative[x], i);
            for (int j = 0; j < found.generators; j++) {
                if (next[next[x][i]][j] != next[next[x][j]][i]) {
                    return false;
                }
            }
        }
    }
    for (int x = 0; x < found.count; x++) {
        for (int y = 0; y < found.count; y++) {
            found.product[x][y] = (uint8_t)element_of_sum(representative[x] + representative[y]);
        }
    }
    return true;
}

/* ---- the proof ---- */

struct pair {
    uint64_t leads; /* N */
    int x;
    bool has_move;
    sum_t sum;       /* one that has it, */
    int64_t suspect; /* and the largest heap in it that is no generator; 0: none */
};

enum { PLACES = 1 << 16 }; /* more than twice as many as pairs */

static struct pair *pairs; /* MAX_PAIRS of them */
static int pair_count;
static int *place_of_pair;                 /* PLACES of them: its number + 1 */
static struct pair of_heaps[MAX_HEAP + 1]; /* the different ones */
static int heap_pairs;

static uint64_t bit(int x) { return UINT64_C(1) << x; }

static bool is_lost(int x) { return (found.lost & bit(x)) != 0; }

static bool is_same(const struct pair *a, const struct pair *b)
{
    return a->leads == b->leads && a->x == b->x && a->has_move == b->has_move;
}

static struct pair times(const struct pair *a, const struct pair *b)
{
    struct pair both = {.x = found.product[a->x][b->x],
                        .has_move = a->has_move || b->has_move,
                        .sum = a->sum + b->sum,
                        .suspect = a->suspect > b->suspect ? a->suspect : b->suspect};
    for (int q = 0; q < found.count; q++) {
        const bool leads =
            (a->leads & bit(found.product[b->x][q])) != 0 || (b->leads & bit(found.product[a->x][q])) != 0;
        both.leads |= leads ? bit(q) : 0;
    }
    return both;
}

static bool is_right(const struct pair *pair)
{
    return pair->has_move ? is_lost(pair->x) == ((pair->leads & 1) == 0) : !is_lost(pair->x);
}

/* False: it is there already, or there are too many. */
static bool add_pair(const struct pair *pair)
{
    uint64_t at =
        (pair->leads * 64 + (uint64_t)pair->x * 2 + (pair->has_move ? 1 : 0)) * UINT64_C(0x9e3779b97f4a7c15) >> 40;
    for (; place_of_pair[at % PLACES] != 0; at++) {
        if (is_same(&pairs[place_of_pair[at % PLACES] - 1], pair)) {
            return false;
        }
    }
    failed = failed || pair_count == MAX_PAIRS;
    if (!failed) {
        pairs[pair_count++] = *pair;
        place_of_pair[at % PLACES] = pair_count;
    }
    return !failed;
}

static void begin_pairs(void)
{
    memset(place_of_pair, 0, PLACES * sizeof *place_of_pair);
    heap_pairs = pair_count = 0;
    add_pair(&(struct pair){.x = 0});
}

static uint64_t led_to; /* the elements of what the moves of a heap leave */

static void add_led(int64_t a, int64_t b, int64_t c)
{
    led_to |= bit(found.product[found.product[element[a]][element[b]]][element[c]]);
}

/* The pair of a heap, whose own element is still to be filled in. */
static struct pair pair_of_heap(int64_t heap)
{
    struct pair pair = {.sum = sum_of[heap], .suspect = generator_of[heap] < 0 ? heap : 0};
    led_to = 0;
    for_moves(heap, add_led);
    for (int y = 0; y < found.count; y++) {
        for (int q = 0; q < found.count && (led_to & bit(y)) != 0; q++) {
            pair.leads |= is_lost(found.product[y][q]) ? bit(q) : 0;
        }
    }
    pair.has_move = led_to != 0;
    return pair;
}

/* Adds a heap's pair and all products with it. Returns one that is not right, or NULL. */
static const struct pair *close_with(const struct pair *pair)
{
    for (int i = 0; i < heap_pairs; i++) {
        if (is_same(&of_heaps[i], pair)) {
            return NULL;
        }
    }
    of_heaps[heap_pairs++] = *pair;
    const int before = pair_count;
    for (int i = 0; i < pair_count && !failed; i++) {
        for (int k = i < before ? heap_pairs - 1 : 0; k < heap_pairs && !failed; k++) {
            const struct pair product = times(&pairs[i], &of_heaps[k]);
            if (add_pair(&product) && !is_right(&product)) {
                return &pairs[pair_count - 1];
            }
        }
    }
    return NULL;
}

/* An element that this heap can have beside all sums so far, or -1. */
static int fitting_element(const struct pair *pair)
{
    for (int x = 0; x < found.count; x++) {
        bool fits = true;
        for (int i = 0; i < pair_count && fits; i++) {
            const bool leads = (pairs[i].leads & bit(x)) != 0 || (pair->leads & bit(pairs[i].x)) != 0;
            const bool has_move = pair->has_move || pairs[i].has_move;
            fits = is_lost(found.product[x][pairs[i].x]) == (has_move && !leads);
        }
        if (fits) {
            return x;
        }
    }
    return -1;
}

/* ---- what fails ---- */

static void make_generator(int64_t heap)
{
    if (found.generators == MAX_GENERATORS) {
        failed = true;
        return;
    }
    generator_of[heap] = found.generators;
    sum_of[heap] = one_of(found.generators);
    found.heap_of[found.generators++] = heap;
}

static bool is_told_wrong(sum_t sum) { return is_won(sum) == is_lost(element_of_sum(sum)); }

/* This sum, or what a move makes of it, where the table tells another winner. 0: there is none. */
static sum_t wrong_sum(sum_t sum)
{
    if (is_told_wrong(sum)) {
        return sum;
    }
    for (int i = 0; i < found.generators; i++) {
        for (int k = 0; k < option_count[i] && power_in(sum, i) > 0; k++) {
            const sum_t after = sum - one_of(i) + options[i][k];
            if (is_told_wrong(after)) {
                return after;
            }
        }
    }
    return 0;
}

/* Of a sum that the table has wrong: a test that tells two sums apart which it takes for the same. */
static void learn_from(sum_t sum)
{
    int x = 0;
    sum_t rest = sum;
    for (int i = 0; i < found.generators; i++) {
        for (int power = power_in(sum, i); power > 0; power--) {
            const bool before = is_won(representative[x] + rest);
            x = next[x][i];
            rest -= one_of(i);
            if (before != is_won(representative[x] + rest)) {
                add_test(rest);
                return;
            }
        }
    }
    failed = true;
}

/* Learns the elements of the generators there are. */
static void guess(void)
{
    memset(sums, 0, SUMS * sizeof *sums);
    sum_count = 0;
    for (int i = 0; i < found.generators && !failed; i++) {
        option_count[i] = 0;
        listed_for = i;
        for_moves(found.heap_of[i], add_option);
    }
    do {
        guess_elements();
    } while (!failed && !fill_table() && !failed);
}

/* Proves the table for the heaps up to `last`, and returns NULL; or what is not right. */
static const struct pair *prove_to(int64_t last)
{
    begin_pairs();
    for (int64_t heap = 1; heap <= last && !failed; heap++) {
        element[heap] = element_of_sum(sum_of[heap]);
        struct pair pair = pair_of_heap(heap);
        pair.x = element[heap];
        const struct pair *wrong = close_with(&pair);
        if (wrong != NULL) {
            return wrong;
        }
    }
    return NULL;
}

/* Makes a table for the heaps up to `last` that is proved, or fails. */
static void make_table_to(int64_t last)
{
    for (int round = 0; round < MAX_ROUNDS && !failed; round++) {
        guess();
        const struct pair *wrong = failed ? NULL : prove_to(last);
        if (wrong == NULL) {
            return;
        }
        const sum_t sum = wrong_sum(wrong->sum);
        if (sum != 0) {
            learn_from(sum);
        } else if (wrong->suspect > 0) {
            make_generator(wrong->suspect);
        } else {
            failed = true;
        }
    }
    failed = true;
}

/* Takes in the next heap. */
static void take_heap(int64_t heap)
{
    struct pair pair = pair_of_heap(heap);
    pair.x = fitting_element(&pair);
    if (pair.x >= 0) {
        element[heap] = pair.x;
        sum_of[heap] = pair.sum = representative[pair.x];
        pair.suspect = heap;
    }
    if (pair.x < 0 || close_with(&pair) != NULL) {
        make_generator(heap);
        make_table_to(heap);
    }
}

/* ---- the period ---- */

/* Whether the elements known have this period, over a stretch that proves it. */
static bool has_period(int64_t period)
{
    int64_t from = found.known_to - period + 1;
    while (from > 1 && element[from - 1] == element[from - 1 + period]) {
        from--;
    }
    const int64_t most = code->most_left;
    found.from = from;
    found.period = period;
    return from >= 1 && most * from + most * period + code->count - 1 <= found.known_to + 1;
}

static void find_period(void)
{
    for (int64_t period = 1; period <= found.known_to / 2; period++) {
        if (has_period(period)) {
            return;
        }
    }
    found.from = found.period = 0;
}

/* ---- the door ---- */

/* Takes in heap after heap, until a bound is met or a period is found. What was proved last stays. */
static void take_heaps(void)
{
    static int proved[MAX_HEAP + 1];
    const int64_t most = code->most_left > 2 ? MAX_HEAP_OF_THREE : MAX_HEAP;
    while (found.known_to < most && found.period == 0) {
        const struct quotient before = found;
        memcpy(proved, element, sizeof proved);
        take_heap(found.known_to + 1);
        if (failed) {
            found = before;
            memcpy(element, proved, sizeof proved);
            return;
        }
        found.known_to++;
        if (code->tail == 0 && found.known_to % 20 == 0) {
            find_period();
        }
    }
}

/* Takes the memory for all that is only wanted here. False: there is not enough. */
static bool has_memory(void)
{
    if (sums == NULL) {
        sums = calloc(SUMS, sizeof *sums);
        options = calloc(MAX_GENERATORS, sizeof *options);
        pairs = calloc(MAX_PAIRS, sizeof *pairs);
        place_of_pair = calloc(PLACES, sizeof *place_of_pair);
    }
    return sums != NULL && options != NULL && pairs != NULL && place_of_pair != NULL;
}

const struct quotient *quotient_of(const struct code *asked)
{
    static struct code latest;
    if (latest.count > 0 && strcmp(latest.text, asked->text) == 0) {
        return found.known_to > 0 ? &found : NULL;
    }
    latest = *asked;
    code = &latest;
    found = (struct quotient){.count = 0};
    if (!has_memory()) {
        return NULL;
    }
    failed = false;
    test_count = 0;
    add_test(0);
    for (int64_t n = 0; n <= MAX_HEAP; n++) {
        generator_of[n] = -1;
        sum_of[n] = 0;
    }
    element[0] = 0;
    guess();
    begin_pairs();
    take_heaps();
    return found.known_to > 0 ? &found : NULL;
}

int element_of(const struct quotient *quotient, int64_t heap)
{
    if (heap > quotient->known_to && quotient->period > 0) {
        heap = quotient->from + (heap - quotient->from) % quotient->period;
    }
    return heap <= quotient->known_to ? element[heap] : -1;
}
