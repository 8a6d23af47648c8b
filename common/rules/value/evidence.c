/*
 * How the answers are known. A value that comes from a law or from the formula of the page is taken one step further:
 * it has to be the best, or the mex, of the values after the moves that are listed for its position. A formula that
 * passes this at every position would be proved by induction; at those that are asked about it is a trial, and one that
 * no search reaches.
 */
#include "inside.h"

#include <stdlib.h>

enum { FEWEST_COMPARED = 10, STEP_MOVES = 3000, MAX_WORK = 1 << 25, MAX_STEPS = 1 << 22 };

static bool is_answering;
static bool used[WAYS]; /* for the answers so far */

static struct {
    int64_t compared, untried; /* different positions; untried: they have too many moves, or those are not listed */
} steps[WAYS];

static bool is_code_believed; /* moves() gives the moves, and a law of the .code was used */

static int64_t work; /* so many moves were looked at; beyond MAX_WORK no step is tried any more */

void answers_begin(void) { is_answering = true; }

void answers_end(void) { is_answering = false; }

/* The mex of the Grundy numbers after the moves; false: some move leads where there are none. */
static bool mex_of_moves(struct known *known, enum question question, const struct moves *moves, int64_t *mex)
{
    bool *found = new_array(moves->count + 2, sizeof *found);
    bool wins_at_once = false;
    for (int64_t i = 0; i < moves->count; i++) {
        const struct move *move = &moves->list[i];
        wins_at_once = wins_at_once || move->kind == WINS;
        const int64_t left = move->kind == WINS ? WINS_AT_ONCE : value_of(known, question, move->position);
        const int64_t other = move->kind == LEAVES_TWO ? value_of(known, question, move->other) : 0;
        if (left >= 0 && other >= 0 && (left ^ other) <= moves->count) {
            found[left ^ other] = true;
        }
    }
    *mex = question == MISERE_GRUNDY && moves->count == 0 ? 1 : 0;
    while (moves->count > 0 && found[*mex]) {
        ++*mex;
    }
    *mex = wins_at_once ? WINS_AT_ONCE : *mex;
    free(found);
    return true;
}

/* OUTCOME, LEAD: the best after the moves; false where a move leaves two positions, which have no outcome together. */
static bool best_of_moves(struct known *known, enum question question, const struct moves *moves, int64_t *best)
{
    const enum result end = moves->is_over ? moves->over : known->game->misere ? WON : LOST;
    *best = moves->count > 0 ? INT64_MIN : question == OUTCOME ? (int64_t)end : 0;
    for (int64_t i = 0; i < moves->count; i++) {
        const struct move *move = &moves->list[i];
        if (move->kind == LEAVES_TWO) {
            return false;
        }
        const int64_t mine = move->kind == WINS ? WON
                             : question == OUTCOME
                                 ? WON - value_of(known, question, move->position)
                                 : sum_of_points(move->points, -value_of(known, question, move->position));
        *best = mine > *best ? mine : *best;
    }
    return true;
}

/* A code is believed beyond the heaps that were listed, so those that these moves lead to are listed, too. */
static void list_below(struct known *known, const struct moves *moves)
{
    enum { MAX_LISTED = 64 };
    static struct moves below;
    for (int64_t i = 0; i < moves->count && i < MAX_LISTED && known->game->moves != NULL; i++) {
        collect_few_moves(known, moves->list[i].position, &below, STEP_MOVES);
        work += below.count;
    }
}

static bool step_value(struct known *known, enum question question, int64_t position, int64_t *value)
{
    static struct moves moves;
    if (work > MAX_WORK || !collect_few_moves(known, position, &moves, STEP_MOVES)) {
        return false;
    }
    work += moves.count;
    if (known->game->code != NULL) {
        list_below(known, &moves);
    }
    return question == OUTCOME || question == LEAD ? best_of_moves(known, question, &moves, value)
                                                   : mex_of_moves(known, question, &moves, value);
}

/* Whether this position was not met here before. */
static bool is_new(const struct known *known, enum question question, int64_t position)
{
    static struct rows met;
    const bool is_kept = known->game->fixed || is_heap(known);
    const int64_t key[] = {known->place, question, position, is_kept ? 0 : reading.serial};
    const int64_t before = met.count;
    if (before < MAX_STEPS) {
        row_in(&met, key, 4);
    }
    return met.count > before;
}

static const char *value_in_words(enum question question, int64_t value)
{
    static struct text texts[2];
    static int turn;
    struct text *text = &texts[turn = 1 - turn];
    text_clear(text);
    if (question == OUTCOME) {
        text_add(text, "%s", value == LOST ? "lost" : value == WON ? "won" : value == DRAWN ? "drawn" : "no result");
    } else {
        text_add(text, question == LEAD ? "a lead of %" PRId64 : "of the Grundy number %" PRId64, value);
    }
    return text->bytes;
}

int64_t asked_value(struct known *known, enum question question, int64_t position)
{
    enum way way;
    int64_t by_moves;
    const int64_t value = value_by(known, question, position, &way);
    if (!is_answering) {
        return value;
    }
    const bool is_of_smaller = way == BY_LAW_OF_SMALLER; /* the values after its moves may be known by no law */
    way = is_of_smaller ? BY_LAW : way;
    used[way] = true;
    is_code_believed =
        is_code_believed
        || (way == BY_LAW && the_own_path != NULL && known->game->code != NULL && known->game->moves != NULL);
    if (way == BY_SEARCH || !is_new(known, question, position)) {
        return value;
    }
    is_answering = false; /* a formula may ask in its turn */
    const bool is_tried = !is_of_smaller && step_value(known, question, position, &by_moves);
    is_answering = true;
    if (!is_tried) {
        steps[way].untried++;
        return value;
    }
    steps[way].compared++;
    if (by_moves != value) {
        die("%s: %s by the %s, but %s by what its moves lead to", words_of(known->game, position),
            value_in_words(question, value), way == BY_LAW ? "law that was found" : "formula (.proved)",
            value_in_words(question, by_moves));
    }
    return value;
}

void check_enough_compared(void)
{
    if (used[BY_FORMULA] && positions_compared() < FEWEST_COMPARED) {
        die("the formula (.proved) was compared with the search at %" PRId64
            " positions that have a move, and at least %d are wanted: more positions must be searched(), or more of "
            "those be tried",
            positions_compared(), FEWEST_COMPARED);
    }
}

static void add_steps(struct text *text, enum way way)
{
    text_add(text,
             way == BY_LAW ? ", checked one move deeper at %" PRId64 " of %" PRId64 " positions"
                           : ", and checked one move deeper at %" PRId64 " of %" PRId64 " larger ones",
             steps[way].compared, steps[way].compared + steps[way].untried);
}

const char *how_known(void)
{
    static struct text text;
    text_clear(&text);
    text_add(&text, "%s", used[BY_SEARCH] ? "search" : "");
    if (used[BY_LAW]) { /* not by which kind of law: that would give the idea of the page away */
        text_add(&text, "%sa law, proved", text.length > 0 ? "; " : "");
        add_steps(&text, BY_LAW);
        if (is_code_believed) {
            text_add(&text, ", if all larger piles have the moves of the .code, too");
        }
    }
    if (used[BY_FORMULA]) {
        text_add(&text, "%sa formula that %s, compared with the search at %" PRId64 " positions",
                 text.length > 0 ? "; " : "", the_own_path != NULL ? "is not proved here" : "the page proves",
                 positions_compared());
        add_steps(&text, BY_FORMULA);
        text_add(&text, "%s", the_own_path != NULL ? ", which compares the formula only with itself" : "");
    }
    return text.length > 0 ? text.bytes : "the rules";
}
