/* Why a position is won or lost, by its moves alone: what the winner answers to each move of the loser; best play. */
#include "machine.h"

#include <stdio.h>
#include <string.h>

/* ---- answers ---- */

const char *answer_to(const struct state *state, const struct move *choice)
{
    static struct state after;
    static struct moves replies;
    make_choice(&after, state, choice);
    list_choices(&after, &replies);
    const struct move *reply = best_choice(&after, &replies);
    return reply != NULL        ? reply->said
           : replies.count == 0 ? tr("no reply needed")
                                : tr("an answer beyond the moves that are listed");
}

static void add_pairs(const struct state *lost, const struct moves *choices, struct reason *reason)
{
    for (int64_t i = 0; i < choices->count; i++) {
        if (reason->count == PAIRS_TOLD) {
            reason->more = choices->count - i;
            return;
        }
        const int64_t at = reason->count++;
        snprintf(reason->pairs[at].move, sizeof reason->pairs[at].move, "%s", choices->list[i].said);
        snprintf(reason->pairs[at].answer, sizeof reason->pairs[at].answer, "%s", answer_to(lost, &choices->list[i]));
    }
}

/* ---- one answer for all ---- */

enum { MOST_TRIED = 24 };

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
static void find_common(const struct state *lost, const struct moves *choices, struct text *leaves)
{
    static struct state after;
    static struct moves replies;
    const bool is_one = lost->count == 1 && lost->parts[0].count == 1 && choices->count > 1;
    if (!is_one || choices->count > MOST_TRIED || choices->cut) {
        return;
    }
    make_choice(&after, lost, &choices->list[0]);
    list_choices(&after, &replies);
    for (int64_t i = 0; i < replies.count && replies.count <= MOST_TRIED && leaves->length == 0; i++) {
        const struct move *reply = &replies.list[i];
        bool is_common = reply->kind == LEAVES && choice_worth(&after, reply) > 0;
        for (int64_t k = 1; k < choices->count && is_common; k++) {
            is_common = can_reach(lost, &choices->list[k], reply->position);
        }
        if (is_common) {
            say_position(leaves, lost->parts[0].known->game, reply->position);
        }
    }
}

/* Normal play, in which equal parts are worth 0 together: whatever is done in one is then done in the other. */
static bool pairs_up(const struct state *state)
{
    if (state->scores || state->count == 0 || state->parts[0].known->game->misere
        || state->parts[0].known->game->numbers) {
        return false;
    }
    int64_t parts = 0;
    for (int64_t i = 0; i < state->count; i++) {
        int64_t alike = 0;
        for (int64_t k = 0; k < state->count; k++) {
            const bool equal =
                state->parts[k].known == state->parts[i].known && state->parts[k].position == state->parts[i].position;
            alike += equal ? state->parts[k].count : 0;
        }
        parts += state->parts[i].count;
        if (alike % 2 == 1) {
            return false;
        }
    }
    return parts > 1;
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

/* ---- the reason ---- */

void find_reason(const struct state *state, struct reason *reason)
{
    static struct state after;
    static struct moves choices;
    reason->after[0] = '\0';
    reason->count = reason->more = 0;
    text_clear(&reason->leaves);
    text_clear(&reason->line);
    reason->is_mirror = pairs_up(state);
    list_choices(state, &choices);
    const int64_t worth = state_worth(state);
    const bool is_endless = state->count > 0 && state->parts[0].known->game->endless;
    const bool has_nim_sum = state->count > 0 && question_of(state) == GRUNDY && !state->parts[0].known->game->misere;
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
        find_common(&after, &choices, &reason->leaves);
        add_pairs(&after, &choices, reason);
    }
}
