/*
 * The law of windows, for outcomes of a heap from which certain amounts may be taken: the last outcomes, as many
 * as the largest amount, decide all that follows, so when they come again, everything from there on does.
 *
 * Outcomes are kept as runs of lost heaps. n is won exactly when n - a is lost for some amount a, so a run s..e and
 * amounts low..high make s + low..e + high won. The window of a heap is the runs from which the largest amount leads
 * to it or beyond. When two runs of lost heaps begin with the same window, what follows is the same, too. So the
 * period is proved by what is seen, whatever the amounts.
 */
#include "inside.h"

#include <stdlib.h>

/* Two numbers up to here can be added without overflow. */
static const int64_t HIGHEST = INT64_C(1) << 61;

/* By range of amounts: the first run that still makes heaps won by them. */
static int64_t *first_runs;

/* The larger heaps are all as HIGHEST is, which are never asked for. */
static int64_t sum_to_limit(int64_t a, int64_t b) { return a >= HIGHEST || b >= HIGHEST - a ? HIGHEST : a + b; }

/* The first lost heap from `heap` on, after the runs of the law; HIGHEST when there is none below. */
static int64_t next_lost(const struct known *known, const struct law *law, int64_t heap)
{
    const int64_t count = known->amount_count;
    int64_t passed = 0; /* so many ranges of amounts in a row do not make the heap won */
    for (int64_t i = 0; passed < count && heap < HIGHEST; i = (i + 1) % count) {
        const struct range *amounts = &known->amounts[i];
        int64_t *run = &first_runs[i];
        while (*run < law->run_count && sum_to_limit(law->runs[*run].high, amounts->high) < heap) {
            ++*run;
        }
        passed++;
        if (*run < law->run_count && sum_to_limit(law->runs[*run].low, amounts->low) <= heap) {
            heap = sum_to_limit(law->runs[*run].high, amounts->high) + 1;
            passed = 0;
        }
    }
    return heap < HIGHEST ? heap : HIGHEST;
}

/* The run that begins with this lost heap. */
static void add_run(const struct known *known, struct law *law, int64_t heap)
{
    int64_t last = sum_to_limit(heap, known->amounts[0].low - 1);
    for (int64_t i = 0; i < known->amount_count; i++) {
        const int64_t run = first_runs[i];
        if (run < law->run_count && sum_to_limit(law->runs[run].low, known->amounts[i].low) <= last) {
            last = law->runs[run].low + known->amounts[i].low - 1;
        }
    }
    law->runs = grown(law->runs, &law->run_capacity, law->run_count + 1, sizeof *law->runs);
    law->runs[law->run_count++] = (struct range){heap, last};
}

static bool same_run(const struct range *one, const struct range *other, int64_t period)
{
    return one->low + period == other->low && one->high + period == other->high;
}

/* So many runs in the window of run `kept` lie as those in the window of the next run. */
static bool same_window(const struct law *law, int64_t kept, int64_t in_window, int64_t period)
{
    int64_t i = 1;
    while (i <= in_window && same_run(&law->runs[kept - i], &law->runs[law->run_count - i], period)) {
        i++;
    }
    return i > in_window;
}

int64_t reduced_heap(const struct law *law, int64_t heap)
{
    return law->period == 0 || heap < law->from ? heap : law->from + (heap - law->from) % law->period;
}

/* The period goes back to the first run from which on it holds, and from there heap by heap. */
static void close_period(struct law *law, int64_t kept, int64_t period)
{
    const int64_t length = law->run_count - kept;
    law->kind = WINDOW;
    law->period = period;
    while (kept > 0 && same_run(&law->runs[kept - 1], &law->runs[kept - 1 + length], period)) {
        kept--;
    }
    law->from = law->runs[kept].low;
    law->run_count = kept + length;
    while (law->from > 0 && value_by_window(law, law->from - 1) == value_by_window(law, law->from - 1 + period)) {
        law->from--;
    }
}

void find_window(struct known *known, struct law *law)
{
    enum { MAX_STEPS = 2000000 };
    const int64_t count = known->amount_count;
    int64_t heap = 0;
    int64_t kept = 0; /* Brent: compares with the first run, the second, the fourth, ... only */
    int64_t kept_in_window = 0;
    if (count == 0) {
        return;
    }
    if (known->game->misere) { /* nothing can be taken: the player to move has won */
        heap = known->amounts[0].low;
    }
    first_runs = new_array(count, sizeof *first_runs);
    for (int64_t steps = 0; steps < MAX_STEPS && law->kind == NO_LAW;) {
        heap = next_lost(known, law, heap);
        const int64_t in_window = law->run_count - first_runs[count - 1];
        if (heap == HIGHEST) {
            law->kind = WINDOW; /* without a period: no heap is lost any more */
        } else if (law->run_count > 0 && in_window == kept_in_window
                   && same_window(law, kept, in_window, heap - law->runs[kept].low)) {
            close_period(law, kept, heap - law->runs[kept].low);
        } else {
            add_run(known, law, heap);
            heap = law->runs[law->run_count - 1].high + 1;
            if (law->run_count == 2 * (kept + 1)) {
                kept = law->run_count - 1;
                kept_in_window = in_window;
            }
        }
        steps += (in_window + 1) * count;
    }
    free(first_runs);
}

int64_t lost_by_window(const struct law *law, int64_t heap)
{
    const int64_t at = reduced_heap(law, heap);
    const int64_t run = ranges_up_to(law->runs, law->run_count, at) - 1;
    if (run >= 0 && (at == heap || law->runs[run].high >= law->from)) {
        return (law->runs[run].high < at ? law->runs[run].high : at) + heap - at;
    }
    if (at == heap) {
        return -1;
    }
    const int64_t before = law->from + law->period - 1; /* none in this period: the last one of the period before it */
    return lost_by_window(law, before) + heap - at - law->period;
}

int64_t value_by_window(const struct law *law, int64_t heap)
{
    if (heap >= HIGHEST) {
        die("a pile of %" PRId64 " is too large: outcomes are proved below 2^61", heap);
    }
    const int64_t at = reduced_heap(law, heap);
    const int64_t run = ranges_up_to(law->runs, law->run_count, at) - 1;
    return run >= 0 && at <= law->runs[run].high ? LOST : WON;
}
