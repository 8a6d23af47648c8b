/* How a value is known: by search, by a law that is proved from the searched table, or by a step of the page. */
#include "machine.h"

#include <stdlib.h>
#include <string.h>

static bool was_searched;
static bool was_proved;
static bool was_by_page;

/* The runs of a window against the search, for small heaps. */
static void check_window(struct search *search, const struct law *law)
{
    for (int64_t n = 0; n <= OUTCOMES_SEARCHED; n++) {
        if (searched_value(search, OUTCOME, n) != value_by_window(law, n)) {
            die("the searched outcome of %" PRId64 " breaks the period %" PRId64, n, law->period);
        }
    }
}

enum { LONGEST_TABLE = 1 << 24 }; /* in which a law is looked for */

/* Looks for residues in growing tables, until one would have the position itself. */
static void try_residues(struct search *search, enum question question, int64_t position, struct law *law)
{
    enum { SMALLEST = 4096 };
    int64_t last = law->tried_to == 0 ? SMALLEST : 2 * law->tried_to;
    for (; law->kind == NO_LAW && last < position && last <= LONGEST_TABLE; last *= 2) {
        law->tried_to = last;
        find_residues(search, question, last, law);
    }
    if (law->kind == RESIDUES) { /* the rest of the table is needed no more */
        trim_table(search, question, law->period > SEARCHED ? law->period : SEARCHED + 1);
    }
}

const struct law *law_of(struct search *search, enum question question, int64_t position)
{
    const struct game *game = search->game;
    if (!is_heap(search) || question == LEAD) {
        return NULL;
    }
    struct law *law = &search->laws[question];
    if (law->kind == NOT_SOUGHT) {
        law->kind = NO_LAW;
        if (question != OUTCOME) {
            find_code_law(search, question, law);
        } else if (game->amounts != NULL) {
            find_window(search, law);
        }
        if (law->kind == WINDOW) {
            check_window(search, law);
        }
    }
    if (law->kind == NO_LAW && game->amounts != NULL && question != MISERE_GRUNDY) {
        try_residues(search, question, position, law);
    }
    return law->kind == NO_LAW ? NULL : law;
}

/* A heap is x + t, with x the largest amount that can be taken, while the others are small and t is NEAR or less. Below
   x the game is that of the others, whose values repeat. So with an x that is smaller by whole periods, but above t and
   where the period begins, every such heap has the value of the one that is smaller by as much: by induction, small
   amounts lead to equal values, and taking x leaves t in both. Returns whether there is such an x, and the heap and the
   search with it. */
static bool shrink_amount(struct search **search, enum question question, int64_t *heap)
{
    enum { NEAR = 4096 };
    const struct range *amounts = (*search)->amounts;
    const int64_t others = ranges_up_to(amounts, (*search)->amount_count, *heap) - 1;
    if (others < 1 || amounts[others - 1].high > SEARCHED) {
        return false;
    }
    const int64_t x = amounts[others].low;
    if (*heap - x > NEAR || x <= NEAR) {
        return false;
    }
    const struct law *law = law_of(search_with((*search)->game, amounts, others), question, x);
    const int64_t least = law == NULL ? x : law->from + amounts[others - 1].high + NEAR + 1;
    const int64_t less = x > least ? (x - least) / law->period * law->period : 0;
    if (less == 0) {
        return false;
    }
    struct range *smaller = new_array(others + 1, sizeof *smaller);
    memcpy(smaller, amounts, (size_t)others * sizeof *smaller);
    smaller[others] = (struct range){x - less, amounts[others].high - less};
    *search = search_with((*search)->game, smaller, others + 1);
    *heap -= less;
    free(smaller);
    was_proved = true;
    return true;
}

static int64_t heap_value(struct search *search, enum question question, int64_t heap)
{
    const bool outcome = question == OUTCOME && search->game->amounts != NULL;
    const bool is_small = heap <= (outcome ? OUTCOMES_SEARCHED : SEARCHED);
    if (!is_small && shrink_amount(&search, question, &heap)) { /* quicker than a law with all amounts */
        return heap_value(search, question, heap);
    }
    const struct law *law = is_small ? NULL : law_of(search, question, heap);
    if (law == NULL) {
        was_searched = true;
        return searched_value(search, question, heap);
    }
    was_proved = true;
    if (law->kind == WINDOW) {
        return value_by_window(law, heap);
    }
    const int64_t at = reduced_heap(law, heap);
    return searched_value(search, question, at) + (heap - at) / law->period * law->shift;
}

/* ---- the step of the page: all games of a problem have the same ---- */

enum { FEWEST_HELD = 10 };

static int64_t (*step)(int64_t position);
static struct rows held; /* the positions that have a move, by their words: those that print the same count once */

bool is_by_page(const struct game *game, int64_t position)
{
    return game->by_page != NULL && (game->small == NULL || !game->small(position));
}

static int64_t value_by_page(const struct game *game, int64_t position)
{
    if (step != NULL && step != game->by_page) {
        die("all games of a problem must have the same step of the page (.by_page)");
    }
    step = game->by_page;
    return step(position);
}

static const char *in_words(int64_t result)
{
    return result == LOST ? "lost" : result == WON ? "won" : result == DRAWN ? "drawn" : "no result";
}

/* Holds the step against a value that was searched. */
static void hold_step(struct search *search, enum question question, int64_t position, int64_t value)
{
    const int64_t by_page = value_by_page(search->game, position);
    const char *words = words_of(search->game, position);
    struct moves moves = {.most = 1};
    if (by_page != value && question == LEAD) {
        die("%s: a lead of %" PRId64 " by the search, but of %" PRId64 " by the step of the page (.by_page)", words,
            value, by_page);
    }
    if (by_page != value) {
        die("%s: %s by the search, but %s by the step of the page (.by_page)", words, in_words(value),
            in_words(by_page));
    }
    collect_moves(search, position, &moves, false);
    if (moves.count > 0) {
        add_text(&held, words);
    }
    free(moves.list);
}

int64_t positions_held(void)
{
    if (held.count < FEWEST_HELD) {
        die("the step of the page (.by_page) was checked against the search at %" PRId64
            " positions that have a move, and "
            "at least %d are wanted: more positions must be small(), or more of those be tried",
            held.count, FEWEST_HELD);
    }
    return held.count;
}

/* ---- values ---- */

int64_t value_of(struct search *search, enum question question, int64_t position)
{
    const struct game *game = search->game;
    if (position < 0) {
        die("a question about the position %" PRId64 ", but positions are not negative", position);
    }
    const bool is_asked = question == OUTCOME || question == LEAD; /* what a step of the page answers */
    if (is_asked && is_by_page(game, position)) {
        was_by_page = true;
        return value_by_page(game, position);
    }
    if (is_heap(search)) {
        return heap_value(search, question, position);
    }
    was_searched = true;
    const int64_t value = searched_value(search, question, position);
    if (is_asked && game->by_page != NULL) {
        hold_step(search, question, position, value);
    }
    return value;
}

bool leaves_two(struct search *search, int64_t position)
{
    if (has_moves(search) && !is_by_page(search->game, position)) {
        value_of(search, OUTCOME, position); /* a search sees it */
    }
    return search->splits;
}

const char *how_known(void)
{
    static struct text text;
    text_clear(&text);
    text_add(&text, "%s", was_searched ? "search" : "");
    if (was_proved) { /* not by which kind of law: that would give the idea of the page away */
        text_add(&text, "%sa law, proved", text.length > 0 ? "; " : "");
    }
    if (was_by_page) {
        text_add(&text, "%sa step that the page proves, checked against the search at %" PRId64 " positions",
                 text.length > 0 ? "; " : "", positions_held());
    }
    return text.length > 0 ? text.bytes : "the rules";
}
