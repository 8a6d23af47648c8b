/* The words by which the lab (common/lab/lab.c) lays the heaps of a game. */
#include "inside.h"

void add_words_of_lab(const struct state *state)
{
    enum { MAX_HEAPS = 20, MAX_RANGES = 100, MAX_AMOUNT = 10000 };
    static const int64_t MAX_STONES = INT64_C(1000000000000);
    int64_t largest;
    int64_t heaps = 0;
    const struct known *known = known_up_to(state, &largest);
    bool fits = known != NULL && is_heap(known) && largest <= MAX_STONES && known->amount_count <= MAX_RANGES;
    for (int64_t i = 0; fits && i < state->count; i++) {
        fits = state->parts[i].count <= MAX_HEAPS && (heaps += state->parts[i].count) <= MAX_HEAPS;
    }
    for (int64_t i = 0; fits && i < known->amount_count; i++) {
        const struct range *range = &known->amounts[i];
        fits = range->low <= MAX_AMOUNT && (range->high <= MAX_AMOUNT || range->high == INT64_MAX);
    }
    if (!fits) {
        return;
    }
    const char *play = known->game->misere ? "misere" : "normal";
    if (known->game->code != NULL) {
        text_add(&json, ",\"lab\":\"code %s %s", play, known->game->code);
    } else {
        text_add(&json, ",\"lab\":\"take %s %" PRId64, play, known->amount_count);
    }
    for (int64_t i = 0; i < known->amount_count; i++) {
        const struct range *range = &known->amounts[i];
        text_add(&json, range->low == range->high ? " %" PRId64 : " %" PRId64 "-", range->low);
        if (range->low < range->high && range->high < INT64_MAX) {
            text_add(&json, "%" PRId64, range->high);
        }
    }
    text_add(&json, " %" PRId64, heaps);
    for (int64_t i = 0; i < state->count; i++) {
        for (int64_t n = 0; n < state->parts[i].count; n++) {
            text_add(&json, " %" PRId64, state->parts[i].position);
        }
    }
    text_add(&json, "\"");
}
