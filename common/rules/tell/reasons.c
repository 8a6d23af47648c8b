/* Why a position is won or lost, by its moves alone: what the winner answers to each move of the loser; best play. */
#include "inside.h"

#include <stdio.h>
#include <string.h>

/* ---- answers ---- */

/* The answer that the reason gives: the same move in an equal part, or what leaves the position that every answer can
   leave. NULL: it gives none. */
static const struct move *reply_of_reason(const struct reason *reason, const struct state *lost,
                                          const struct move *choice, const struct moves *replies)
{
    if (choice->part >= lost->count || lost->parts == NULL) {
        return NULL;
    }
    const struct part *moved = &lost->parts[choice->part];
    for (int64_t i = 0; i < replies->count && (reason->is_mirror || reason->common >= 0); i++) {
        const struct move *reply = &replies->list[i];
        const struct part *part = reply->part < lost->count ? &lost->parts[reply->part] : NULL;
        const bool is_free = reply->part != choice->part || moved->count > 1; /* not the one that changed */
        const bool is_same = part != NULL && is_free && part->known == moved->known && part->position == moved->position
                             && reply->kind == choice->kind && reply->position == choice->position
                             && reply->other == choice->other;
        if (reason->is_mirror ? is_same : reply->kind == LEAVES && reply->position == reason->common) {
            return reply;
        }
    }
    return NULL;
}

/* The reply itself, or NULL where none is told. */
static const struct move *reply_to(const struct reason *reason, const struct state *lost, const struct move *choice,
                                   struct state *after, struct moves *replies)
{
    enum { FIRST_LOOKED_AT = 400 }; /* mostly enough; lengths are searched where there are no more */
    make_choice(after, lost, choice);
    list_some(after, replies, FIRST_LOOKED_AT);
    const struct move *reply = reply_of_reason(reason, lost, choice, replies);
    reply = reply != NULL ? reply : best_choice(after, replies);
    if (reply == NULL && replies->cut) {
        list_choices(after, replies);
        reply = reply_of_reason(reason, lost, choice, replies);
        reply = reply != NULL ? reply : best_choice(after, replies);
    }
    return reply;
}

static const char *said_of(const struct move *reply, const struct moves *replies)
{
    return reply != NULL         ? reply->said
           : replies->count == 0 ? tr("no reply needed")
                                 : tr("an answer beyond the moves that are listed");
}

void add_answer(const struct reason *reason, const struct state *lost, const struct move *choice, struct text *to)
{
    static struct state after;
    static struct moves replies;
    static struct text part;
    const struct move *reply = reply_to(reason, lost, choice, &after, &replies);
    text_add(to, "%s", said_of(reply, &replies));
    if (reply != NULL && reply->part >= lost->count) {
        text_clear(&part);
        say_position(&part, after.parts[reply->part].known->game, after.parts[reply->part].position);
        text_say(to, " (a new one: %s)", part.bytes);
    } else if (reply != NULL && after.count > lost->count && reply->part == choice->part) {
        text_clear(&part);
        say_position(&part, after.parts[reply->part].known->game, after.parts[reply->part].position);
        text_say(to, " (it has %s now)", part.bytes);
    }
}

static void add_pairs(const struct state *lost, const struct moves *choices, struct reason *reason)
{
    static struct state after;
    static struct moves replies;
    for (int64_t i = 0; i < choices->count; i++) {
        if (reason->count == PAIRS_TOLD) {
            reason->more = choices->count - i;
            return;
        }
        const int64_t at = reason->count++;
        snprintf(reason->pairs[at].move, sizeof reason->pairs[at].move, "%s", choices->list[i].said);
        const struct move *reply = reply_to(reason, lost, &choices->list[i], &after, &replies);
        snprintf(reason->pairs[at].answer, sizeof reason->pairs[at].answer, "%s", said_of(reply, &replies));
    }
}

/* ---- one answer for all ---- */

enum { MAX_TRIED = 24 };

static bool can_reach(const struct state *lost, const struct move *choice, int64_t position)
{
    static struct state after;
    static struct moves replies;
    make_choice(&after, lost, choice);
    list_choices(&after, &replies);
    for (int64_t i = 0; i < replies.count; i++) {
        if (replies.list[i].kind == LEAVES && replies.list[i].position == position) {
            return true;
        }
    }
    return false;
}

/* Of one position: what an answer leaves to every move alike, such as 4 of 8 stones where 1 or 3 are taken. */
static void find_common(const struct state *lost, const struct moves *choices, struct reason *reason)
{
    static struct moves none;
    static struct state after;
    static struct moves replies;
    const bool is_one = lost->count == 1 && lost->parts[0].count == 1 && choices->count > 1;
    if (!is_one || choices->count > MAX_TRIED || choices->cut) {
        return;
    }
    make_choice(&after, lost, &choices->list[0]);
    list_choices(&after, &replies);
    for (int64_t i = 0; i < replies.count && replies.count <= MAX_TRIED && reason->common < 0; i++) {
        const struct move *reply = &replies.list[i];
        bool is_common = reply->kind == LEAVES && choice_worth(&after, reply) > 0;
        for (int64_t k = 1; k < choices->count && is_common; k++) {
            is_common = can_reach(lost, &choices->list[k], reply->position);
        }
        if (is_common) {
            struct known *known = lost->parts[0].known;
            reason->common = reply->position;
            say_position(&reason->leaves, known->game, reply->position);
            none.most = 1;
            collect_moves(known, reply->position, &none, false);
            reason->leaves_end = none.count == 0;
        }
    }
}

/* ---- a sum, without its Grundy numbers ---- */

enum { MAX_HEAPS = 8, LARGEST_HEAP = 64, LARGEST_POWER = LARGEST_HEAP };

/* Its moves are listed only where its Grundy number, which is cheap, does not tell. */
static bool has_moves(const struct part *part)
{
    static struct moves moves;
    moves.most = 1;
    if (value_of(part->known, GRUNDY, part->position) == 0 && is_listed(part->known->game, part->position)) {
        collect_moves(part->known, part->position, &moves, false);
        return moves.count > 0 || moves.cut;
    }
    return true;
}

/* Normal play, in which equal parts are worth 0 together: whatever is done in one is then done in the other. Not where
   a move wins whatever lies beside it. */
static bool pairs_up(const struct state *state)
{
    int64_t parts = 0;
    for (int64_t i = 0; i < state->count; i++) {
        const struct part *part = &state->parts[i];
        int64_t alike = 0;
        for (int64_t k = 0; k < state->count; k++) {
            const struct part *other = &state->parts[k];
            alike += other->known == part->known && other->position == part->position ? other->count : 0;
        }
        if (part->known->wins_at_once || part->known->game->numbers || (alike % 2 == 1 && has_moves(part))) {
            return false;
        }
        parts += part->count;
    }
    return parts > 1;
}

/* Whether this is a heap that is worth its stones, and so is every smaller one: then all heaps are those of Nim. */
static bool is_of_nim(const struct part *part)
{
    bool is_nim = is_heap(part->known) && part->position <= LARGEST_HEAP;
    for (int64_t n = 0; is_nim && n <= part->position; n++) {
        is_nim = value_of(part->known, GRUNDY, n) == n;
    }
    return is_nim;
}

/* Adds heaps as sums of powers of two, "2, 4, 6 = 4 + 2"; false, where they are not heaps of Nim, or too many. */
static bool add_powers(const struct state *state, struct text *to)
{
    int64_t heaps = 0;
    for (int64_t i = 0; i < state->count; i++) {
        const struct part *part = &state->parts[i];
        heaps += part->position > 0 ? part->count : 0;
        if (heaps > MAX_HEAPS || !is_of_nim(part)) {
            return false;
        }
        const bool is_power = (part->position & (part->position - 1)) == 0;
        for (int64_t n = 0; part->position > 0 && n < part->count; n++) {
            const char *before = " = ";
            text_add(to, to->length > 0 ? ", %" PRId64 : "%" PRId64, part->position);
            for (int64_t power = LARGEST_POWER; power > 0 && !is_power; power /= 2) {
                if ((part->position & power) != 0) {
                    text_add(to, "%s%" PRId64, before, power);
                    before = " + ";
                }
            }
        }
    }
    return heaps > 1;
}

/* Why a sum is lost in which the nim-sum is 0, or is lost after this move, by what anybody can see. */
static void add_plain(const struct state *lost, const char *after, struct text *plain)
{
    struct text powers = {0};
    bool is_end = true;
    for (int64_t i = 0; i < lost->count; i++) {
        is_end = is_end && !has_moves(&lost->parts[i]);
    }
    if (is_end && after[0] != '\0') {
        text_say(plain, "After \"%s\" there is no move.", after);
    } else if (is_end) {
        return;
    } else if (pairs_up(lost) && after[0] == '\0') {
        text_say(plain, "Equal ones form pairs: whatever is done in one of a pair, the answer does in the other. "
                        "So whoever answers makes the last move.");
    } else if (pairs_up(lost)) {
        text_say(plain,
                 "After \"%s\" equal ones form pairs: whatever is done in one of a pair, the answer does in the other. "
                 "So whoever answers makes the last move.",
                 after);
    } else if (add_powers(lost, &powers)) {
        if (after[0] != '\0') {
            text_say(plain, "After \"%s\" every move loses. ", after);
        }
        text_say(plain,
                 "Write each number as a sum of 1, 2, 4, 8, ..., none of them twice: %s. Then 1, 2, 4, 8, ... each "
                 "occur an even number of times. Every move spoils that, and an answer can always mend it; so whoever "
                 "answers makes the last move.",
                 powers.bytes);
    }
    text_free(&powers);
}

/* The move that wins, best one by which equal parts pair up, and why. */
static void tell_sum(const struct state *state, const struct moves *choices, struct reason *reason)
{
    enum { MAX_PAIRED = 20 };
    static struct state after;
    if (state_worth(state) < 0) {
        add_plain(state, "", &reason->plain);
        return;
    }
    const struct move *told = best_choice(state, choices);
    bool has_pairs = false;
    for (int64_t i = 0; i < choices->count && state->count <= MAX_PAIRED && !has_pairs; i++) {
        if (choice_worth(state, &choices->list[i]) > 0) {
            make_choice(&after, state, &choices->list[i]);
            has_pairs = pairs_up(&after);
            told = has_pairs ? &choices->list[i] : told;
        }
    }
    if (told != NULL) { /* else it is beyond the moves that are listed */
        make_choice(&after, state, told);
        add_plain(&after, told->said, &reason->plain);
    }
}

/* ---- best play ---- */

static void add_line(const struct state *state, struct text *line)
{
    static struct state now;
    static struct state next;
    static struct moves choices;
    copy_state(&now, state);
    for (int told = 0; told <= LINE_TOLD; told++) {
        list_choices(&now, &choices);
        const struct move *best = choices.cut ? NULL : best_choice(&now, &choices);
        if (best == NULL || told == LINE_TOLD) {
            text_add(line, "%s", choices.count > 0 ? " ..." : "");
            return;
        }
        text_add(line, "%s %s", told > 0 ? ";" : "", best->said);
        make_choice(&next, &now, best);
        copy_state(&now, &next);
    }
}

/* ---- the idea of the page ---- */

/* In the words of the rules; they must tell what the formula gives. */
static void add_idea(const struct state *state, struct text *plain)
{
    static struct shown printed = {.for_reader = true};
    const struct game *game = state->parts[0].known->game;
    const int64_t position = state->parts[0].position;
    clear_shown(&printed);
    struct shown *before = print_into(&printed);
    const struct call outer = begin_call("why()", position);
    const int64_t told = game->why(position);
    end_call(outer);
    print_into(before);
    const int64_t value = value_of(state->parts[0].known, state->scores ? LEAD : OUTCOME, position);
    if (told != value) {
        die("%s: why() tells %" PRId64 ", but it is %" PRId64, words_of(game, position), told, value);
    }
    text_add(plain, "%s", printed.lines.bytes);
}

/* ---- the reason ---- */

void find_reason(const struct state *state, struct reason *reason)
{
    static struct state after;
    static struct moves choices;
    reason->after[0] = '\0';
    reason->common = -1;
    reason->leaves_end = false;
    reason->count = reason->more = 0;
    text_clear(&reason->leaves);
    text_clear(&reason->line);
    text_clear(&reason->plain);
    list_choices(state, &choices);
    const int64_t worth = state_worth(state);
    const bool is_endless = state->count > 0 && state->parts[0].known->game->endless;
    const bool has_nim_sum = state->count > 0 && question_of(state) == GRUNDY && !state->parts[0].known->game->misere;
    reason->is_mirror = has_nim_sum && pairs_up(state);
    if (state->count == 1 && state->parts[0].count == 1 && !state->won && state->parts[0].known->game->why != NULL) {
        add_idea(state, &reason->plain);
    }
    if (has_nim_sum && choices.count > 0 && reason->plain.length == 0) {
        tell_sum(state, &choices, reason);
    }
    if (choices.count == 0 || choices.cut || has_nim_sum) {
        return;
    }
    if (state->scores || worth == 0) {
        if (!is_endless) {
            add_line(state, &reason->line);
        }
        return;
    }
    copy_state(&after, state);
    if (worth > 0) {
        const struct move *best = best_choice(state, &choices);
        snprintf(reason->after, sizeof reason->after, "%s", best->said);
        make_choice(&after, state, best);
        list_choices(&after, &choices);
    }
    if (!choices.cut) {
        find_common(&after, &choices, reason);
        add_pairs(&after, &choices, reason);
    }
}
