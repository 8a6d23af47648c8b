/* How a value is known: by search, by a law that is proved from the searched table, or by a step of the page. */
#include "machine.h"

#include <stdlib.h>

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

/* Looks for residues in growing tables, each with twice one more amount, until one would have the position itself. */
static void try_residues(struct search *search, enum question question, int64_t position, struct law *law)
{
    enum { SMALLEST = 4096 };
    int64_t least = law->tried_to == 0 ? SMALLEST : 2 * law->tried_to;
    while (law->kind == NO_LAW && least < position && least <= LONGEST_TABLE) {
        int64_t i = 0;
        while (i < search->amount_count && 2 * search->amounts[i].low <= law->tried_to) {
            i++;
        }
        const int64_t twice = i < search->amount_count && law->tried_to > 0 ? 2 * search->amounts[i].low + 64 : 0;
        law->tried_to = twice > least && twice < position && twice <= LONGEST_TABLE ? twice : least;
        find_residues(search, question, law->tried_to, law);
        least = 2 * law->tried_to;
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
        } else if (game->amounts != NULL && game->residues == NULL) {
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

static int64_t heap_value(struct search *search, enum question question, int64_t heap);

/* How many of the amounts, or of their ranges, can be taken from a heap. */
static int64_t amounts_up_to(const struct search *search, int64_t heap)
{
    int64_t count = 0;
    while (count < search->amount_count && search->amounts[count].low <= heap) {
        count++;
    }
    return count;
}

/* How far a heap is above the largest amount x that can be taken from it, if the other amounts are small. Below x the
   game is that of the other amounts, so a table from x on is enough. */
static int64_t above_amount(const struct search *search, int64_t heap, int64_t *index)
{
    const struct range *amounts = search->amounts;
    const int64_t count = search->amount_count;
    int64_t x = 0;
    while (x < count && amounts[x].low <= SEARCHED) {
        x++;
    }
    *index = x;
    const bool is_only_one = x < count && amounts[x].low <= heap && (x + 1 == count || amounts[x + 1].low > heap);
    return is_only_one && x > 0 && amounts[x - 1].high <= SEARCHED ? heap - amounts[x].low : INT64_MAX;
}

static int64_t grundy_above_amount(struct search *search, int64_t heap, int64_t index)
{
    enum { MOST_VALUES = 64 };
    const int64_t base = search->amounts[index].low;
    struct search *fewer = search_with_fewer(search, index);
    int32_t *values = new_array(heap - base + 1, sizeof *values);
    for (int64_t n = base; n <= heap; n++) {
        bool seen[MOST_VALUES] = {false};
        for (int64_t i = 0; i <= index; i++) {
            for (int64_t a = search->amounts[i].low; a <= search->amounts[i].high && a <= n; a++) {
                const int64_t left = n - a;
                const int64_t value = left >= base ? values[left - base] : heap_value(fewer, GRUNDY, left);
                if (value < MOST_VALUES) {
                    seen[value] = true;
                }
            }
        }
        int64_t mex = 0;
        while (mex < MOST_VALUES && seen[mex]) {
            mex++;
        }
        if (mex == MOST_VALUES) {
            die("Grundy numbers of %d and more so far up are not worked out", MOST_VALUES);
        }
        values[n - base] = (int32_t)mex;
    }
    const int64_t value = values[heap - base];
    free(values);
    return value;
}

static int64_t heap_value(struct search *search, enum question question, int64_t heap)
{
    enum { NEAR = 4096, FAR = 1 << 24, FEW = 3 };
    int64_t index = 0;
    const bool outcome = question == OUTCOME && search->game->amounts != NULL;
    if (heap <= (outcome ? OUTCOMES_SEARCHED : SEARCHED)) {
        was_searched = true;
        return searched_value(search, question, heap);
    }
    const bool all_listed = search->game->residues == NULL;
    const bool normal = !search->game->misere && question != MISERE_GRUNDY;
    const int64_t above = normal && all_listed ? above_amount(search, heap, &index) : INT64_MAX;
    /* A law is worth its search only where more than a few heaps are asked for, and a table may show it. */
    const bool is_direct =
        above <= NEAR && (search->amounts[index].low > LONGEST_TABLE / 2 || search->direct_heaps++ < FEW);
    const struct law *law = is_direct ? NULL : law_of(search, question, heap);
    if (law == NULL) {
        const int64_t fitting = amounts_up_to(search, heap);
        if (above > FAR && heap > LONGEST_TABLE && all_listed && fitting > 0 && fitting < search->amount_count) {
            return heap_value(search_with_fewer(search, fitting), question, heap); /* larger ones make no difference */
        }
        was_searched = true;
        if (above > FAR) {
            return searched_value(search, question, heap);
        }
        const int64_t value = grundy_above_amount(search, heap, index);
        return question == GRUNDY ? value : value == 0 ? LOST : WON;
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
        die("the step of the page (.by_page) was held against the search at %" PRId64
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
        text_add(&text, "%sa step that the page proves, held against the search at %" PRId64 " positions",
                 text.length > 0 ? "; " : "", positions_held());
    }
    return text.length > 0 ? text.bytes : "the rules";
}
