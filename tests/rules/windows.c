/*
 * The law of windows, for outcomes of a heap from which certain amounts may be taken: the last outcomes, as many
 * as the largest amount, decide all that follows, so when they come again, everything from there on does.
 *
 * Outcomes are kept as runs. n is won exactly when n - a is lost for some amount a, so a run of lost heaps s..e
 * makes s + a..e + a won. What is to come after n depends on those won stretches alone that reach beyond n. When
 * a run of lost heaps begins and the stretches beyond it lie as they lay at an earlier beginning, everything from
 * there on comes again. So the period is proved by what is seen, whatever the amounts.
 */
#include "machine.h"

#include <string.h>

struct run {
    int64_t from; /* lost heaps from..to */
    int64_t to;
    int64_t state; /* where the stretches beyond it lie in `states` */
    int64_t state_length;
};

/* Numbers up to here can be added without a care. */
static const int64_t HIGHEST = INT64_C(1) << 61;

static int64_t *states;
static int64_t state_count;
static int64_t state_capacity;

/* Won stretches that reach beyond what has been decided, ascending and apart. */
static struct range *stretches;
static int64_t stretch_count;
static int64_t stretch_capacity;

/* The larger heaps are all as HIGHEST is, which nobody asks for. */
static int64_t sum_to_limit(int64_t a, int64_t b) { return a >= HIGHEST || b >= HIGHEST - a ? HIGHEST : a + b; }

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
               || memcmp(states + a->state, states + b->state, (size_t)a->state_length * sizeof *states) == 0);
}

/* The next run of lost heaps from `heap` on, after those of the law; false when there is none up to HIGHEST. */
static bool next_run(const struct search *search, struct law *law, int64_t heap)
{
    drop_stretches_below(heap);
    while (heap < HIGHEST && stretch_count > 0 && stretches[0].low <= heap) {
        heap = sum_to_limit(stretches[0].high, 1);
        drop_stretches_below(heap);
    }
    if (heap >= HIGHEST) {
        return false;
    }
    law->runs = grown(law->runs, &law->run_capacity, law->run_count + 1, sizeof *law->runs);
    struct run *run = &law->runs[law->run_count];
    *run = (struct run){heap, sum_to_limit(heap, search->amounts[0].low - 1), 0, 0};
    if (stretch_count > 0 && stretches[0].low <= run->to) {
        run->to = stretches[0].low - 1;
    }
    keep_state(run);
    return true;
}

int64_t reduced_heap(const struct law *law, int64_t heap)
{
    return law->period == 0 || heap < law->from ? heap : law->from + (heap - law->from) % law->period;
}

/* The run that has been found again closes the smallest period from `kept` on; goes back to where it begins. */
static void close_period(struct law *law, int64_t kept)
{
    const int64_t length = law->run_count - kept;
    law->kind = WINDOW;
    law->period = law->runs[law->run_count].from - law->runs[kept].from;
    while (kept > 0 && same_state(&law->runs[kept - 1], &law->runs[kept - 1 + length])) {
        kept--;
    }
    law->from = law->runs[kept].from;
    law->run_count = kept + length;
    while (law->from > 0 && value_by_window(law, law->from - 1) == value_by_window(law, law->from - 1 + law->period)) {
        law->from--;
    }
}

void find_window(struct search *search, struct law *law)
{
    enum { MOST_STEPS = 2000000 };
    int64_t power = 1; /* Brent: compares with the run at the last power of two only */
    int64_t kept = -1;
    int64_t heap = 0;
    stretch_count = state_count = 0;
    if (search->amount_count == 0) {
        return;
    }
    if (search->game->misere) { /* nothing can be taken: the player to move has won */
        add_stretch((struct range){0, search->amounts[0].low - 1});
    }
    for (int64_t steps = 0; steps < MOST_STEPS; steps += (stretch_count + 1) * search->amount_count) {
        if (!next_run(search, law, heap)) {
            law->kind = WINDOW; /* without a period: no heap is lost any more */
            return;
        }
        const struct run *run = &law->runs[law->run_count];
        if (kept >= 0 && same_state(&law->runs[kept], run)) {
            close_period(law, kept);
            return;
        }
        heap = run->to + 1;
        for (int64_t i = 0; i < search->amount_count; i++) {
            add_stretch((struct range){sum_to_limit(run->from, search->amounts[i].low),
                                       sum_to_limit(run->to, search->amounts[i].high)});
        }
        if (++law->run_count == power) {
            kept = law->run_count - 1;
            power *= 2;
        }
    }
}

/* The last run that begins at or before a heap, or -1. */
static int64_t run_before(const struct law *law, int64_t heap)
{
    int64_t low = -1;
    int64_t high = law->run_count;
    while (high - low > 1) {
        const int64_t middle = low + (high - low) / 2;
        if (law->runs[middle].from <= heap) {
            low = middle;
        } else {
            high = middle;
        }
    }
    return low;
}

int64_t value_by_window(const struct law *law, int64_t heap)
{
    if (heap >= HIGHEST) {
        die("a heap of %" PRId64 " is too large: outcomes are proved below 2^61", heap);
    }
    const int64_t at = reduced_heap(law, heap);
    const int64_t run = run_before(law, at);
    return run >= 0 && at <= law->runs[run].to ? LOST : WON;
}
