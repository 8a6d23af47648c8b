/* How a value is known: by search, by a law proved from searched values, or by a formula that the page proves. */
#include "inside.h"

#include <stdlib.h>
#include <string.h>

/* The runs of a window against the search, for small heaps. */
static void check_window(struct known *known, const struct law *law)
{
    for (int64_t n = 0; n <= OUTCOMES_SEARCHED; n++) {
        if (searched_value(known, OUTCOME, n) != value_by_window(law, n)) {
            die("the searched outcome of %" PRId64 " breaks the period %" PRId64, n, law->period);
        }
    }
}

enum {
    MAX_LOOKED_AT = 1 << 24,    /* values in which a law is looked for, */
    MAX_MOVES_OF_ANY = 24000000 /* and so many moves of them, for no heap in particular */
};

/* How many moves the heaps up to the last one have, as far as it can be told without listing them. */
static int64_t moves_to(const struct known *known, int64_t last)
{
    int64_t amounts = 0;
    for (int64_t i = 0; i < known->amount_count && known->amounts[i].low <= last; i++) {
        const int64_t high = known->amounts[i].high < last ? known->amounts[i].high : last;
        amounts += high - known->amounts[i].low + 1;
    }
    return amounts * last;
}

/* Looks for residues in more and more values, until they would have that of the position itself, or far enough for any
   heap. */
static void try_residues(struct known *known, enum question question, int64_t position, struct law *law)
{
    enum { SMALLEST = 4096 };
    const int64_t most = known->game->search_to > 0 ? known->game->search_to : MAX_LOOKED_AT;
    int64_t last = law->tried_to < SMALLEST ? SMALLEST : 2 * law->tried_to;
    for (; law->kind == NO_LAW && last < position && last <= most
           && (position < ANY_HEAP || moves_to(known, last) <= MAX_MOVES_OF_ANY);
         last *= 2) {
        law->tried_to = last;
        find_residues(known, question, last, law);
    }
    if (law->kind == RESIDUES) { /* the other values are needed no more */
        trim_values(known, question, law->period > SEARCHED ? law->period : SEARCHED + 1);
    }
}

const struct law *find_law(struct known *known, enum question question, int64_t position)
{
    const struct game *game = known->game;
    if (!is_heap(known) || question == LEAD) {
        return NULL;
    }
    struct law *law = &known->laws[question];
    if (law->kind == NOT_SOUGHT) {
        law->kind = NO_LAW;
        if (question != OUTCOME) {
            find_code_law(known, question, law);
        } else if (game->amounts != NULL) {
            find_window(known, law);
        }
        if (law->kind == WINDOW) {
            check_window(known, law);
        }
    }
    const bool grows = question == GRUNDY && known->amount_count > 0
                       && known->amounts[known->amount_count - 1].high == INT64_MAX; /* so no residues repeat */
    if (law->kind == NO_LAW && game->amounts != NULL && question != MISERE_GRUNDY && !grows) {
        try_residues(known, question, position, law);
    }
    return law->kind == NO_LAW ? NULL : law;
}

/* A heap is x + t, with x the largest amount that can be taken, while the others are small and t is NEAR or less. Below
   x the game is that of the others, whose values repeat. So with an x that is smaller by whole periods, but above t and
   where the period begins, every such heap has the value of the one that is smaller by as much: by induction, small
   amounts lead to equal values, and taking x leaves t in both. Returns whether there is such an x, and the heap and the
   search with it. */
static bool shrink_amount(struct known **known, enum question question, int64_t *heap)
{
    enum { NEAR = 4096 };
    const struct range *amounts = (*known)->amounts;
    const int64_t others = ranges_up_to(amounts, (*known)->amount_count, *heap) - 1;
    if (others < 1 || amounts[others - 1].high > SEARCHED) {
        return false;
    }
    const int64_t x = amounts[others].low;
    if (*heap - x > NEAR || x <= NEAR) {
        return false;
    }
    const struct law *law = find_law(known_with((*known)->game, amounts, others), question, x);
    const int64_t least = law == NULL ? x : law->from + amounts[others - 1].high + NEAR + 1;
    const int64_t less = x > least ? (x - least) / law->period * law->period : 0;
    if (less == 0) {
        return false;
    }
    struct range *smaller = new_array(others + 1, sizeof *smaller);
    memcpy(smaller, amounts, (size_t)others * sizeof *smaller);
    smaller[others] = (struct range){x - less, amounts[others].high - less};
    *known = known_with((*known)->game, smaller, others + 1);
    *heap -= less;
    free(smaller);
    return true;
}

static int64_t heap_value(struct known *known, enum question question, int64_t heap, enum way *way)
{
    const bool outcome = question == OUTCOME && known->game->amounts != NULL;
    const bool is_small = heap <= (outcome ? OUTCOMES_SEARCHED : SEARCHED);
    const int64_t fitting = ranges_up_to(known->amounts, known->amount_count, heap);
    if (!is_small && fitting > 0 && fitting < known->amount_count && known->amounts[fitting - 1].high <= SEARCHED) {
        /* the other amounts are never taken, but would hide the law of these */
        return heap_value(known_with(known->game, known->amounts, fitting), question, heap, way);
    }
    if (!is_small && shrink_amount(&known, question, &heap)) { /* quicker than a law with all amounts */
        heap = heap_value(known, question, heap, way);
        *way = BY_LAW_OF_SMALLER;
        return heap;
    }
    const struct law *law = is_small ? NULL : find_law(known, question, heap);
    *way = law == NULL ? BY_SEARCH : BY_LAW;
    if (law == NULL) {
        if (known->game->search_to > 0 && heap > known->game->search_to) {
            die("%s", cannot_tell(known, question, heap));
        }
        struct code code;
        int64_t value;
        if (heap > SEARCHED && !known_value(known, question, heap, &value) && known->game->search_to > 0
            && code_of(known, question, &code)
            && (question == GRUNDY || (question == MISERE_GRUNDY && !code.has_split))) {
            fill_by_code(&code, known->game->search_to); /* all at once, and quickly */
        }
        return searched_value(known, question, heap);
    }
    if (law->kind == WINDOW) {
        return value_by_window(law, heap);
    }
    const int64_t at = reduced_heap(law, heap);
    return searched_value(known, question, at) + (heap - at) / law->period * law->shift;
}

const char *cannot_tell(struct known *known, enum question question, int64_t heap)
{
    static struct text text;
    const int64_t most = known->game->search_to;
    if (most == 0 || heap <= most || !is_heap(known) || find_law(known, question, heap) != NULL) {
        return NULL;
    }
    text_clear(&text);
    text_say(&text, "a pile of %" PRId64 " has no known result: no law was found in the piles up to %" PRId64, heap,
             most);
    return text.bytes;
}

/* The largest heap of this value up to `most` that stands, by the law, for the searched heap `at`; or -1. */
static int64_t largest_like(struct known *known, enum question question, const struct law *law, int64_t at,
                            int64_t value, int64_t most)
{
    const bool repeats = law->period > 0 && at >= law->from && at <= most;
    const int64_t times = !repeats          ? 0
                          : law->shift == 0 ? (most - at) / law->period
                                            : (value - value_of(known, question, at)) / law->shift;
    const int64_t heap = at + (times > 0 ? times : 0) * law->period;
    return heap <= most && value_of(known, question, heap) == value ? heap : -1;
}

/* A lost heap to which a move leads that takes one of the amounts, or -1. */
static int64_t lost_heap(const struct known *known, const struct law *law, int64_t heap)
{
    for (int64_t i = 0; i < known->amount_count && known->amounts[i].low <= heap; i++) {
        const int64_t found = lost_by_window(law, heap - known->amounts[i].low);
        if (found >= 0 && heap - found <= known->amounts[i].high) {
            return found;
        }
    }
    return -1;
}

int64_t heap_of_value(struct known *known, enum question question, int64_t heap, int64_t value)
{
    enum { MAX_LOOKED_AT_FOR_A_MOVE = 1 << 20 };
    int64_t looked_at = 0;
    const struct law *law = find_law(known, question, heap);
    static const struct law none = {.kind = NO_LAW};
    if (law != NULL && law->kind == WINDOW && value == LOST) {
        return lost_heap(known, law, heap);
    }
    const int64_t most = law == NULL          ? heap
                         : law->period > 0    ? law->from + law->period
                         : law->run_count > 0 ? law->runs[law->run_count - 1].high
                                              : -1;
    for (int64_t i = 0; i < known->amount_count && known->amounts[i].low <= heap; i++) {
        const struct range *range = &known->amounts[i];
        for (int64_t at = 0; at <= most && at <= heap - range->low && looked_at < MAX_LOOKED_AT_FOR_A_MOVE; at++) {
            looked_at++;
            const int64_t found =
                largest_like(known, question, law != NULL ? law : &none, at, value, heap - range->low);
            if (found >= 0 && heap - found <= range->high) {
                return found;
            }
        }
    }
    return -1;
}

/* ---- the formula that the page proves: all games of a problem have the same ---- */

static int64_t (*formula)(int64_t position);
static struct rows compared; /* the positions that have a move, by their words: those that print the same count once */

bool is_by_formula(const struct game *game, int64_t position)
{
    return game->proved != NULL && !(is_listed(game, position) && (game->searched == NULL || game->searched(position)));
}

/* The outcome or the lead, whichever counts in this game. */
static int64_t value_by_formula(const struct game *game, int64_t position)
{
    if (formula != NULL && formula != game->proved) {
        die("all games of a problem must have the same formula (.proved)");
    }
    formula = game->proved;
    const int64_t value = formula(position);
    if (game->scores && (value > MAX_POINTS || value < -MAX_POINTS)) {
        die("the formula (.proved) says a lead of %" PRId64 " for position %" PRId64
            ": leads lie between -2^61 and 2^61",
            value, position);
    }
    if (!game->scores && (value < LOST || value > WON)) {
        die("the formula (.proved) says %" PRId64 " for position %" PRId64 ", which is none of LOST, DRAWN and WON",
            value, position);
    }
    return value;
}

static const char *result_in_words(int64_t result) { return result == LOST ? "lost" : result == WON ? "won" : "drawn"; }

/* Compares the formula with a value that was searched. */
static void hold_against_formula(struct known *known, enum question question, int64_t position, int64_t value)
{
    const int64_t told = value_by_formula(known->game, position);
    const char *words = words_of(known->game, position);
    struct moves moves = {.most = 1};
    if (told != value && question == LEAD) {
        die("%s: a lead of %" PRId64 " by the search, but of %" PRId64 " by the formula (.proved)", words, value, told);
    }
    if (told != value) {
        die("%s: %s by the search, but %s by the formula (.proved)", words, result_in_words(value),
            result_in_words(told));
    }
    collect_moves(known, position, &moves, false);
    if (moves.count > 0) {
        add_text(&compared, words);
    }
    free(moves.list);
}

int64_t positions_compared(void) { return compared.count; }

/* ---- values ---- */

int64_t value_by(struct known *known, enum question question, int64_t position, enum way *way)
{
    const struct game *game = known->game;
    if (position < 0) {
        die("a question about the position %" PRId64 ", but positions are not negative", position);
    }
    worked(1);
    check_fixed(known, position);
    const bool is_asked = question == OUTCOME || question == LEAD; /* what a formula answers */
    if (is_asked && is_by_formula(game, position)) {
        *way = BY_FORMULA;
        return value_by_formula(game, position);
    }
    if (is_heap(known)) {
        return heap_value(known, question, position, way);
    }
    *way = BY_SEARCH;
    const int64_t value = searched_value(known, question, position);
    if (is_asked && game->proved != NULL) {
        hold_against_formula(known, question, position, value);
    }
    return value;
}

int64_t value_of(struct known *known, enum question question, int64_t position)
{
    enum way way;
    return value_by(known, question, position, &way);
}
