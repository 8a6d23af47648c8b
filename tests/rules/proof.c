/*
 * What holds beyond the searched table, found in the table and proved for the game at hand. Every proof dies
 * when it fails, so an answer beyond the table never rests on a guess.
 *
 * BY_WINDOW. Outcomes of a heap with certain amounts, as runs of equal letters: n is won exactly when n - a
 * is lost for some amount a, so a run of lost heaps s..e makes s + a..e + a won. What is to come after n
 * depends on those won stretches that reach beyond n alone; when a run of lost heaps begins and the stretches
 * beyond it lie as they lay at an earlier beginning, everything from there on comes again. (The last
 * outcomes, as many as the largest amount, say the same.) So the period is proved by what is seen, whatever
 * the amounts.
 *
 * BY_RESIDUES. Let v(r) be the value found in the table for r = 0..m - 1. If no amount joins residues of
 * equal value, and every residue reaches each smaller value by an amount that is at most the largest searched
 * heap, then every heap n has the value v(n mod m): by induction, as the table holds it for the searched
 * heaps and a larger heap has all these moves. Outcomes are the same with the values lost and won.
 *
 * BY_OCTAL. When no move takes more than k from a heap and the rest may be split in two, g(n + p) = g(n) for
 * n0 <= n < 2 n0 + p + k makes it hold for every n >= n0: the larger of two parts is then at least n0 + p and
 * may be shortened by p. (R. K. Guy and C. A. B. Smith, The G-values of various games, 1956.)
 *
 * BY_SHIFT. g(n + p) = g(n) + s for n >= n0, where moves keep their shape: beyond n0 + p the moves of n + p
 * to a heap m + p with m >= n0, alone or beside a small part a, are those of n to m; besides, moves to heaps
 * below n0 + p. If the values of the latter are 0..s - 1 and s + the values of the moves of n to heaps below
 * n0, then the values of n + p are 0..s - 1 and s + those of n, and the mex grows by s. A small part a needs
 * s to be a power of two above g(a), for then (g(m) + s) XOR g(a) = (g(m) XOR g(a)) + s. Splits into two
 * parts that are not small may only add values: the other moves alone must have the same mex. As s is a power
 * of two and divides p, modulo s the values of these splits depend on the residues of the parts alone, and
 * none may be that of the mex. All this is checked for every n of the table; that the moves keep their shape
 * above it is what a game says with BY_SHIFT.
 */
#include "machine.h"

#include <stdlib.h>
#include <string.h>

struct run {
    int64_t from; /* lost heaps from..to */
    int64_t to;
    int64_t lost_before; /* how many are lost below from */
    int64_t state;       /* where the stretches beyond it lie in `states` */
    int64_t state_length;
};

struct proof {
    int64_t from; /* values repeat from here on */
    int64_t period;
    int64_t shift;
    struct run *runs; /* BY_WINDOW: until they repeat */
    int64_t run_count;
    int64_t run_capacity;
    int64_t repeats; /* the run that comes again after the last */
    bool endless;    /* no lost heap after the last run */
};

void free_proof(struct proof *proof)
{
    if (proof != NULL) {
        free(proof->runs);
        free(proof);
    }
}

/* ---- windows ---- */

enum { MOST_RUNS = 1 << 20 };

static int64_t *states;
static int64_t state_count;
static int64_t state_capacity;

/* Won stretches that reach beyond what has been decided, ascending and apart. */
static struct range *stretches;
static int64_t stretch_count;
static int64_t stretch_capacity;

static int64_t sum_to_limit(int64_t a, int64_t b)
{
    return a > INT64_MAX - b ? INT64_MAX : a + b;
}

static void add_stretch(struct range added)
{
    int64_t first = 0;
    while (first < stretch_count && stretches[first].high < added.low - 1) {
        first++;
    }
    int64_t last = first;
    while (last < stretch_count && stretches[last].low - 1 <= added.high) {
        added.low = added.low < stretches[last].low ? added.low : stretches[last].low;
        added.high = added.high > stretches[last].high ? added.high : stretches[last].high;
        last++;
    }
    stretches = grown(stretches, &stretch_capacity, stretch_count + 1, sizeof *stretches);
    memmove(stretches + first + 1, stretches + last, (size_t)(stretch_count - last) * sizeof *stretches);
    stretches[first] = added;
    stretch_count += first + 1 - last;
}

static void drop_stretches_below(int64_t heap)
{
    int64_t gone = 0;
    while (gone < stretch_count && stretches[gone].high < heap) {
        gone++;
    }
    stretch_count -= gone;
    if (gone > 0) {
        memmove(stretches, stretches + gone, (size_t)stretch_count * sizeof *stretches);
    }
}

/* Keeps how the stretches lie beyond the beginning of a run. */
static void keep_state(struct run *run)
{
    run->state = state_count;
    run->state_length = 2 * stretch_count;
    states = grown(states, &state_capacity, state_count + 2 * stretch_count, sizeof *states);
    for (int64_t i = 0; i < stretch_count; i++) {
        states[state_count++] = stretches[i].low - run->from;
        states[state_count++] = stretches[i].high - run->from;
    }
}

static bool same_state(const struct run *a, const struct run *b)
{
    return a->state_length == b->state_length
           && (a->state_length == 0
               || memcmp(states + a->state, states + b->state, (size_t)a->state_length * sizeof *states)
                      == 0);
}

static int64_t value_by_window(const struct proof *proof, int64_t heap);

static void find_runs(const struct game *game, struct proof *proof)
{
    const struct search *search = game->search;
    int64_t smallest = INT64_MAX;
    int64_t heap = 0;
    int64_t lost = 0;
    stretch_count = state_count = 0;
    for (int64_t i = 0; i < search->amount_count; i++) {
        smallest = search->amounts[i].low < smallest ? search->amounts[i].low : smallest;
    }
    if (search->amount_count == 0) {
        die("BY_WINDOW needs amounts");
    }
    if (game->misere) {
        add_stretch((struct range){0, smallest - 1}); /* nothing can be taken: the player to move has won */
    }
    int64_t power = 1; /* Brent: compare with the run at the last power of two only */
    int64_t kept = -1;
    for (;;) {
        drop_stretches_below(heap);
        if (stretch_count > 0 && stretches[0].low <= heap) {
            heap = sum_to_limit(stretches[0].high, 1);
            if (heap == INT64_MAX) {
                proof->endless = true;
                return;
            }
            continue;
        }
        proof->runs = grown(proof->runs, &proof->run_capacity, proof->run_count + 1, sizeof *proof->runs);
        struct run *run = &proof->runs[proof->run_count];
        *run = (struct run){.from = heap, .to = sum_to_limit(heap, smallest - 1), .lost_before = lost};
        if (stretch_count > 0 && stretches[0].low <= run->to) {
            run->to = stretches[0].low - 1;
        }
        keep_state(run);
        if (kept >= 0 && same_state(&proof->runs[kept], run)) {
            break;
        }
        if (++proof->run_count == MOST_RUNS) {
            die("no window comes back within %d runs of lost heaps", MOST_RUNS);
        }
        if (proof->run_count == power) {
            kept = proof->run_count - 1;
            power *= 2;
        }
        lost += run->to - run->from + 1;
        heap = run->to + 1;
        for (int64_t i = 0; i < search->amount_count; i++) {
            add_stretch((struct range){sum_to_limit(run->from, search->amounts[i].low),
                                       sum_to_limit(run->to, search->amounts[i].high)});
        }
        if (run->to > INT64_MAX / 4) {
            proof->endless = true;
            return;
        }
    }
    /* The run found again is the smallest repetition from `kept` on; go back to where it begins. */
    const int64_t length = proof->run_count - kept;
    proof->period = proof->runs[proof->run_count].from - proof->runs[kept].from;
    proof->repeats = kept;
    while (proof->repeats > 0
           && same_state(&proof->runs[proof->repeats - 1], &proof->runs[proof->repeats - 1 + length])) {
        proof->repeats--;
    }
    proof->from = proof->runs[proof->repeats].from;
    proof->run_count = proof->repeats + length;
}

static void prove_by_window(struct game *game, struct proof *proof)
{
    find_runs(game, proof);
    while (proof->from > 0 && proof->period > 0
           && value_by_window(proof, proof->from - 1)
                  == value_by_window(proof, proof->from - 1 + proof->period)) {
        proof->from--;
    }
    for (int64_t n = 0; n <= game->searched; n++) {
        if (searched_value(game, OUTCOME, n) != value_by_window(proof, n)) {
            die("the searched outcome of %" PRId64 " breaks the period %" PRId64, n, proof->period);
        }
    }
}

/* The last run that begins at or before a heap, or -1. */
static int64_t run_before(const struct proof *proof, int64_t heap)
{
    int64_t low = -1;
    int64_t high = proof->run_count;
    while (high - low > 1) {
        const int64_t middle = low + (high - low) / 2;
        if (proof->runs[middle].from <= heap) {
            low = middle;
        } else {
            high = middle;
        }
    }
    return low;
}

static int64_t shortened(const struct proof *proof, int64_t heap)
{
    return proof->endless || heap < proof->from ? heap : proof->from + (heap - proof->from) % proof->period;
}

static int64_t value_by_window(const struct proof *proof, int64_t heap)
{
    const int64_t at = shortened(proof, heap);
    const int64_t run = run_before(proof, at);
    return run >= 0 && at <= proof->runs[run].to ? LOST : WON;
}

/* How many of 0..heap are lost, for heap below the end of the first period. */
static int64_t lost_to(const struct proof *proof, int64_t heap)
{
    const int64_t run = run_before(proof, heap);
    if (run < 0) {
        return 0;
    }
    const struct run *r = &proof->runs[run];
    return r->lost_before + (heap < r->to ? heap : r->to) - r->from + 1;
}

static int64_t count_lost_to(const struct proof *proof, int64_t heap)
{
    if (heap < 0) {
        return 0;
    }
    if (proof->endless || heap < proof->from) {
        return lost_to(proof, heap);
    }
    const int64_t periods = (heap - proof->from) / proof->period;
    const int64_t in_period =
        lost_to(proof, proof->from + proof->period - 1) - lost_to(proof, proof->from - 1);
    return lost_to(proof, shortened(proof, heap)) + periods * in_period;
}

/* ---- residues ---- */

static bool *residue_taken; /* while residues() runs */
static int64_t residue_modulus;

void tell_residue(int64_t amount)
{
    if (residue_taken == NULL) {
        die("amount() belongs into amounts() or residues()");
    }
    residue_taken[amount % residue_modulus] = true;
}

/* The residues that the amounts leave, each once, and whether an amount of the table leaves it. */
static int64_t *residues;
static int64_t residue_count;
static int64_t residue_capacity;

static void add_residue(int64_t residue, bool *taken)
{
    if (!taken[residue]) {
        taken[residue] = true;
        residues = grown(residues, &residue_capacity, residue_count + 1, sizeof *residues);
        residues[residue_count++] = residue;
    }
}

static bool residues_hold_of(struct game *game, enum question question, int64_t modulus, const bool *reached)
{
    for (int64_t r = 0; r < modulus; r++) {
        const int64_t value = searched_value(game, question, r);
        bool smaller[64] = {false};
        if (question != OUTCOME && value >= 64) {
            return false;
        }
        for (int64_t i = 0; i < residue_count; i++) {
            const int64_t a = residues[i];
            const int64_t left = searched_value(game, question, (r + modulus - a) % modulus);
            if (question == OUTCOME) {
                if (value == LOST && left == LOST) {
                    return false;
                }
                smaller[0] = smaller[0] || (left == LOST && reached[a]);
            } else if (left == value) {
                return false;
            } else if (left < value) {
                smaller[left] = smaller[left] || reached[a];
            }
        }
        for (int64_t v = 0; v < (question == OUTCOME ? value == WON : value); v++) {
            if (!smaller[v]) {
                return false;
            }
        }
    }
    for (int64_t n = modulus; n <= game->searched; n++) {
        if (searched_value(game, question, n) != searched_value(game, question, n % modulus)) {
            return false;
        }
    }
    return true;
}

/* `taken` and `reached` are false when this begins and when it ends. */
static bool residues_hold(struct game *game, enum question question, int64_t modulus, bool *taken,
                          bool *reached)
{
    const struct search *search = game->search;
    residue_count = 0;
    for (int64_t i = 0; i < search->amount_count; i++) {
        for (int64_t a = search->amounts[i].low; a <= search->amounts[i].high; a++) {
            add_residue(a % modulus, taken);
            reached[a % modulus] = reached[a % modulus] || a <= game->searched;
            if (a - search->amounts[i].low >= 2 * modulus + game->searched) {
                break; /* every residue has been seen */
            }
        }
    }
    if (game->residues != NULL) {
        bool *told = new_array(modulus, sizeof *told);
        residue_taken = told;
        residue_modulus = modulus;
        game->residues(modulus);
        residue_taken = NULL;
        for (int64_t r = 0; r < modulus; r++) {
            if (told[r]) {
                add_residue(r, taken);
            }
        }
        free(told);
    }
    const bool hold = residues_hold_of(game, question, modulus, reached);
    for (int64_t i = 0; i < residue_count; i++) {
        taken[residues[i]] = reached[residues[i]] = false;
    }
    return hold;
}

static void prove_by_residues(struct game *game, enum question question, struct proof *proof)
{
    bool *taken = new_array(game->searched + 1, sizeof *taken);
    bool *reached = new_array(game->searched + 1, sizeof *reached);
    if (game->amounts == NULL) {
        die("BY_RESIDUES needs amounts");
    }
    searched_value(game, question, game->searched);
    for (int64_t modulus = 1; modulus <= game->searched / 2 && proof->period == 0; modulus++) {
        if (residues_hold(game, question, modulus, taken, reached)) {
            proof->period = modulus;
        }
    }
    free(taken);
    free(reached);
    if (proof->period == 0) {
        die("no modulus up to %" PRId64 " tells the values of the heaps", game->searched / 2);
    }
}

/* ---- octal games ---- */

/* The smallest period of the whole table's end, and where it begins: false when nothing has it. */
static bool table_period(struct game *game, enum question question, int64_t shift_of_one, int64_t period,
                         int64_t *from)
{
    int64_t n = game->searched - period;
    while (n >= 0
           && searched_value(game, question, n + period)
                  == searched_value(game, question, n) + shift_of_one) {
        n--;
    }
    *from = n + 1;
    return *from <= game->searched - period;
}

/* That no move of the table takes more than the game says. */
static void check_removed(struct game *game)
{
    struct moves moves = {0};
    for (int64_t n = 0; n <= game->searched; n++) {
        collect_moves(game, n, &moves);
        for (int64_t i = 0; i < moves.count; i++) {
            const struct move *move = &moves.list[i];
            const int64_t left = move->position + (move->kind == LEAVES_TWO ? move->other : 0);
            if (move->kind != WINS && n - left > game->removed) {
                die("a move takes %" PRId64 " from a heap of %" PRId64 ", more than .removed says", n - left,
                    n);
            }
        }
    }
    free(moves.list);
}

static void prove_octal(struct game *game, enum question question, struct proof *proof)
{
    check_removed(game);
    searched_value(game, question, game->searched);
    for (int64_t period = 1; period <= game->searched / 2; period++) {
        int64_t from;
        if (table_period(game, question, 0, period, &from)
            && 2 * from + 2 * period + game->removed <= game->searched + 1) {
            proof->from = from;
            proof->period = period;
            return;
        }
    }
    die("no period is proved by the Grundy numbers up to %" PRId64, game->searched);
}

/* ---- arithmetic periods ---- */

/* The moves of a heap, for the comparison of n with n + p. */
static void split_move(const struct move *move, int64_t *large, int64_t *small)
{
    const bool two = move->kind == LEAVES_TWO;
    *large = two && move->other > move->position ? move->other : move->position;
    *small = !two ? -1 : move->other > move->position ? move->position : move->other;
}

static int64_t part_value(struct game *game, enum question question, int64_t heap)
{
    return heap < 0 ? 0 : searched_value(game, question, heap);
}

struct shift {
    int64_t from;
    int64_t period;
    int64_t add;
    int64_t small; /* parts below this are small */
};

enum { MOST_VALUES = 1 << 16 };

static bool power_of_two(int64_t n)
{
    return (n & (n - 1)) == 0;
}

/* Whether n + p has the moves of n, shifted, and the right values besides. */
static bool keeps_shape(struct game *game, enum question question, const struct shift *s, int64_t n,
                        const struct moves *moves, const struct moves *later)
{
    static unsigned char wanted[MOST_VALUES];
    static unsigned char found[MOST_VALUES];
    static unsigned char reached[MOST_VALUES]; /* by moves that are no splits into two large parts */
    static int64_t shifted[MOST_VALUES];
    int64_t shifted_count = 0;
    int64_t at = 0;
    const int64_t own = searched_value(game, question, n + s->period);
    memset(wanted, 0, sizeof wanted);
    memset(found, 0, sizeof found);
    memset(reached, 0, sizeof reached);
    memset(wanted, 1, (size_t)s->add);
    for (int64_t i = 0; i < moves->count; i++) {
        int64_t large;
        int64_t small;
        split_move(&moves->list[i], &large, &small);
        if (small >= s->small) {
            continue;
        }
        if (large >= s->from) {
            if (shifted_count == MOST_VALUES) {
                die("BY_SHIFT: heap %" PRId64 " has too many moves", n);
            }
            shifted[shifted_count++] = large * s->small + (small < 0 ? 0 : small);
        } else {
            wanted[(part_value(game, question, large) ^ part_value(game, question, small)) + s->add] = 1;
        }
    }
    for (int64_t i = 0; i < later->count; i++) {
        int64_t large;
        int64_t small;
        split_move(&later->list[i], &large, &small);
        const int64_t value = part_value(game, question, large) ^ part_value(game, question, small);
        if (small < s->small) {
            reached[value] = 1;
        }
        if (small >= s->small) {
            if (s->period % s->add != 0 || small < s->from || value % s->add == own % s->add) {
                return false;
            }
        } else if (large >= s->from + s->period) {
            if (at == shifted_count
                || shifted[at++] != (large - s->period) * s->small + (small < 0 ? 0 : small)) {
                return false;
            }
        } else {
            found[value] = 1;
        }
    }
    for (int64_t value = 0; value < own; value++) {
        if (!reached[value]) {
            return false;
        }
    }
    return at == shifted_count && memcmp(wanted, found, sizeof wanted) == 0;
}

static bool shift_holds(struct game *game, enum question question, struct shift *s)
{
    struct moves moves = {0};
    struct moves later = {0};
    bool holds = true;
    s->small = 1;
    if (power_of_two(s->add)) {
        while (s->small < s->from + s->period && part_value(game, question, s->small) < s->add) {
            s->small++;
        }
    }
    for (int64_t n = s->from + s->period; holds && n + s->period <= game->searched; n++) {
        collect_moves(game, n, &moves);
        collect_moves(game, n + s->period, &later);
        holds = keeps_shape(game, question, s, n, &moves, &later);
    }
    free(moves.list);
    free(later.list);
    return holds;
}

static void prove_shift(struct game *game, enum question question, struct proof *proof)
{
    enum { MOST_PERIOD = 64 };
    if (game->searched >= MOST_VALUES / 4) {
        die("BY_SHIFT looks at tables of less than %d heaps", MOST_VALUES / 4);
    }
    searched_value(game, question, game->searched);
    for (int64_t period = 1; period <= MOST_PERIOD && 4 * period <= game->searched; period++) {
        struct shift s = {.period = period};
        s.add = searched_value(game, question, game->searched)
                - searched_value(game, question, game->searched - period);
        if (s.add > 0 && table_period(game, question, s.add, period, &s.from) && 4 * s.from < game->searched
            && shift_holds(game, question, &s)) {
            proof->from = s.from;
            proof->period = period;
            proof->shift = s.add;
            return;
        }
    }
    die("no g(n + p) = g(n) + s is proved by the Grundy numbers up to %" PRId64, game->searched);
}

/* ---- what the search asks for ---- */

static struct proof *proof_of(struct game *game, enum question question)
{
    struct search *search = search_of(game);
    if (search->proofs[question] == NULL) {
        struct proof *proof = new_array(1, sizeof *proof);
        switch (game->beyond) {
        case BY_WINDOW: prove_by_window(game, proof); break;
        case BY_RESIDUES: prove_by_residues(game, question, proof); break;
        case BY_OCTAL: prove_octal(game, question, proof); break;
        case BY_SHIFT: prove_shift(game, question, proof); break;
        default: die("nothing is proved beyond the table");
        }
        search->proofs[question] = proof;
    }
    return search->proofs[question];
}

int64_t proved_value(struct game *game, enum question question, int64_t position)
{
    const bool grundy_proof = game->beyond == BY_OCTAL || game->beyond == BY_SHIFT;
    if (question == LEAD || (question != OUTCOME && game->beyond == BY_WINDOW)
        || (question == OUTCOME && grundy_proof) || (question == MISERE_GRUNDY && game->beyond == BY_OCTAL)) {
        die("position %" PRId64 " is beyond the table, and nothing is proved for this question", position);
    }
    const struct proof *proof = proof_of(game, question);
    if (game->beyond == BY_WINDOW) {
        return value_by_window(proof, position);
    }
    const int64_t at = shortened(proof, position);
    return searched_value(game, question, at) + (position - at) / proof->period * proof->shift;
}

int64_t proved_count_lost(struct game *game, int64_t from, int64_t to)
{
    const struct proof *proof = proof_of(game, OUTCOME);
    return count_lost_to(proof, to) - count_lost_to(proof, from - 1);
}

int64_t proved_period(struct game *game, enum question question, int64_t *from, int64_t *shift)
{
    const bool grundy_proof = game->beyond == BY_OCTAL || game->beyond == BY_SHIFT;
    *from = *shift = 0;
    if (game->beyond == BY_SEARCH || question == LEAD) {
        return 0;
    }
    const struct proof *proof = proof_of(game, question == OUTCOME && grundy_proof ? GRUNDY : question);
    *from = proof->from;
    *shift = proof->shift;
    return proof->endless ? 0 : proof->period;
}
