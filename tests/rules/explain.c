/* Who wins a position, and why: its table, what is proved beyond, the winning moves, or the answer to every
 * move. */
#include "machine.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TABLE_TO = 200, PARTS_SHOWN = 20, MOVES_SHOWN = 40, MOVES_ANSWERED = 1000 };

/* ---- tables and laws ---- */

static void show_letters(struct search *search, int64_t last)
{
    puts("W: the player to move wins (N-position). L: the player to move loses (P-position).");
    for (int64_t n = 0; n <= last; n++) {
        if (n % 50 == 0) {
            printf("%s%6" PRId64 ": ", n > 0 ? "\n" : "", n);
        } else if (n % 10 == 0) {
            putchar(' ');
        }
        putchar("LDW"[value_of(search, OUTCOME, n)]);
    }
    putchar('\n');
}

static void show_values(struct search *search, enum question question, int64_t last)
{
    puts(question == LEAD       ? "Lead of the player to move, by what is left:"
         : search->game->misere ? "Grundy numbers, by mex over the moves, as if whoever cannot move lost:"
                                : "Grundy numbers, by mex over the moves:");
    for (int64_t n = 0; n <= last; n++) {
        if (n % 10 == 0) {
            printf("%s%6" PRId64 ":", n > 0 ? "\n" : "", n);
        }
        printf(" %6" PRId64, value_of(search, question, n));
    }
    putchar('\n');
}

static void show_law(const struct law *law, enum question question)
{
    const char *what = question == OUTCOME ? "outcome" : "Grundy number";
    struct text line = {0};
    if (law->kind == WINDOW && law->period == 0) {
        text_add(&line, "Proved: no larger heap is lost.");
    } else if (law->kind == WINDOW) {
        text_add(&line, "Proved: period %" PRId64 " from %" PRId64 " on, for the same window of outcomes comes again.",
                 law->period, law->from);
    } else if (law->kind == RESIDUES) {
        text_add(&line, "Proved: the %s of n is that of n mod %" PRId64 ", by the moves between the residues.", what,
                 law->period);
    } else if (law->kind == OCTAL) {
        text_add(&line, "Proved: period %" PRId64 " from %" PRId64 " on, by the period theorem of octal games.",
                 law->period, law->from);
    } else {
        text_add(&line,
                 "Proved: g(n + %" PRId64 ") = g(n) + %" PRId64 " from n = %" PRId64 " on, as the moves of n + %" PRId64
                 " are those of n, made longer, and others to smaller values.",
                 law->period, law->shift, law->from, law->period);
    }
    print_wrapped(line.bytes);
    text_free(&line);
}

/* The heap that stands for a larger one by the law, and what it is. */
static void show_step(struct search *search, enum question question, const struct law *law, int64_t heap)
{
    const int64_t at = reduced_heap(law, heap);
    const int64_t value = value_of(search, question, heap);
    if (at == heap) {
        return;
    }
    if (law->from == 0 && question == OUTCOME) {
        printf("%" PRId64 " mod %" PRId64 " = %" PRId64 ", and %" PRId64 " is %c.\n", heap, law->period, at, at,
               "LDW"[value]);
    } else if (question == OUTCOME) {
        printf("%" PRId64 " - %" PRId64 " * %" PRId64 " = %" PRId64 ", and %" PRId64 " is %c.\n", heap,
               (heap - at) / law->period, law->period, at, at, "LDW"[value]);
    } else {
        printf("g(%" PRId64 ") = g(%" PRId64 " - %" PRId64 " * %" PRId64 ") = g(%" PRId64 ")", heap, heap,
               (heap - at) / law->period, law->period, at);
        if (law->shift != 0) {
            printf(" + %" PRId64 " * %" PRId64, (heap - at) / law->period, law->shift);
        }
        printf(" = %" PRId64 "\n", value);
    }
}

/* The table of positions that are plain numbers, and its law, where all parts are of one game. */
static void show_tables(const struct state *state, enum question question)
{
    struct search *search = state->parts[0].search;
    int64_t largest = 0;
    for (int64_t i = 0; i < state->count; i++) {
        if (state->parts[i].search != search) {
            return;
        }
        largest = state->parts[i].position > largest ? state->parts[i].position : largest;
    }
    const struct game *game = search->game;
    if (game->show != NULL || !(is_heap(search) || game->upwards)) {
        return;
    }
    const int64_t last = largest < TABLE_TO ? largest : TABLE_TO;
    if (question == OUTCOME) {
        show_letters(search, last);
    } else {
        show_values(search, question, last);
    }
    const struct law *law = law_of(search, question, largest);
    if (law == NULL) {
        return;
    }
    show_law(law, question);
    for (int64_t i = 0; i < state->count && i < PARTS_SHOWN; i++) {
        if (state->parts[i].position > last) {
            show_step(search, question, law, state->parts[i].position);
        }
    }
}

static void show_nim_sum(const struct state *state)
{
    for (int64_t i = 0; i < state->count && i < PARTS_SHOWN; i++) {
        const struct part *part = &state->parts[i];
        const int64_t value = value_of(part->search, GRUNDY, part->position);
        struct text line = {0};
        if (value == WINS_AT_ONCE) {
            text_add(&line, "%" PRId64 ": a move there wins at once", i + 1);
        } else if (part->search->game->show == NULL) {
            text_add(&line, "g(%" PRId64 ") = %" PRId64, part->position, value);
        } else if (state->count > 1) {
            text_add(&line, "Grundy number of %" PRId64 ": %" PRId64, i + 1, value);
        } else {
            text_add(&line, "Grundy number: %" PRId64, value);
        }
        printf("%s", line.bytes);
        printf(part->count > 1 ? ", %" PRId64 " times\n" : "\n", part->count);
        text_free(&line);
    }
    const int64_t nim_sum = parts_nim_sum(state->parts, state->count);
    if (nim_sum != WINS_AT_ONCE) {
        printf("%snim-sum: %" PRId64 "\n", state->count > PARTS_SHOWN ? "...\n" : "", nim_sum);
    }
}

/* ---- moves ---- */

/* The first move after which the opponent is lost; NULL when there is none among those listed. */
static const struct choice *winning_choice(const struct state *state, struct choices *choices)
{
    struct state after = {0};
    const struct choice *found = NULL;
    list_choices(state, choices);
    for (int64_t i = 0; i < choices->count && found == NULL; i++) {
        make_choice(&after, state, &choices->list[i]);
        found = state_result(&after) == LOST ? &choices->list[i] : NULL;
    }
    free_state(&after);
    return found;
}

static void show_good_moves(const struct state *state, const struct choices *choices, enum result result)
{
    struct state after = {0};
    const int64_t ahead = state->scores ? state_lead(state) : 0;
    int64_t found = 0;
    puts(state->scores ? "Best moves:" : result == WON ? "Winning moves:" : "Moves that keep the draw:");
    for (int64_t i = 0; i < choices->count; i++) {
        make_choice(&after, state, &choices->list[i]);
        const bool good = state->scores && !after.won ? -state_lead(&after) == ahead
                                                      : state_result(&after) == (result == WON ? LOST : DRAWN);
        if (good && found++ < MOVES_SHOWN) {
            printf("  %s\n", choices->list[i].words);
        }
    }
    if (found > MOVES_SHOWN) {
        printf("  ... and %" PRId64 " more\n", found - MOVES_SHOWN);
    }
    if (choices->cut) {
        printf("  (of the first %" PRId64 " moves; there are too many to try all)\n", choices->count);
    }
    free_state(&after);
}

static void show_answers(const struct state *state, const struct choices *choices)
{
    struct state after = {0};
    struct choices replies = {0};
    puts("Every move loses. What the opponent answers:");
    for (int64_t i = 0; i < choices->count && i < MOVES_SHOWN; i++) {
        make_choice(&after, state, &choices->list[i]);
        const struct choice *reply = winning_choice(&after, &replies);
        printf("  %s: %s\n", choices->list[i].words,
               reply != NULL        ? reply->words
               : replies.count == 0 ? "nothing need be answered"
                                    : "an answer beyond the moves that are listed");
    }
    if (choices->count > MOVES_SHOWN) {
        printf("  ... and so on: %" PRId64 " moves in all\n", choices->count);
    }
    free_state(&after);
    free(replies.list);
}

static void show_moves(const struct state *state, enum result result)
{
    struct choices choices = {0};
    list_choices(state, &choices);
    if (choices.count == 0 && choices.cut) {
        puts("It is too large to be shown move by move.");
    } else if (choices.count == 0) {
        puts(result == WON ? "There is no move, and whoever cannot move wins." : "There is no move.");
    } else if (state->scores || result != LOST) {
        show_good_moves(state, &choices, result);
    } else if (choices.cut || choices.count > MOVES_ANSWERED) {
        puts("Every move loses; there are too many to list them.");
    } else {
        show_answers(state, &choices);
    }
    free(choices.list);
}

/* ---- who wins ---- */

static void show_winner(const struct state *state, enum result result)
{
    const int winner = winner_of(result, state->mover);
    if (state->scores) {
        const int64_t ahead = state_lead(state);
        printf("Lead of the first player: %" PRId64 "\n", state->mover == 0 ? ahead : -ahead);
    } else if (winner == 2) {
        puts("A draw, if both play well.");
    } else if (the_problem->players[winner] == NULL) {
        printf("The player to move %s.\n", winner == state->mover ? "wins" : "loses");
    } else {
        const char *name = the_problem->players[winner];
        const bool is_told = strstr(name, "player") != NULL;
        printf("%c%s wins", is_told ? toupper((unsigned char)name[0]) : name[0], name + 1);
        puts(is_told ? "." : winner == 0 ? " (the first player)." : " (the second player).");
    }
}

static bool is_told(const struct state *state)
{
    for (int64_t i = 0; i < state->count; i++) {
        const struct game *game = state->parts[i].search->game;
        if (game->told != NULL && (game->small == NULL || !game->small(state->parts[i].position))) {
            return true;
        }
    }
    return false;
}

int explain(const char *words)
{
    struct state state;
    struct text line = {0};
    const bool none = words[strspn(words, " ")] == '\0';
    const char *start = none ? start_words(&state, true) : NULL;
    if (!none && !take_words(words, &state)) {
        return 2;
    }
    text_add(&line, "%s: %s", the_name, the_problem->rule);
    print_wrapped(line.bytes);
    text_free(&line);
    if (none) {
        printf("No N is given; this is N=\"%s\".\n", start);
    }
    print_state(&state);
    const enum result result = table_result(); /* first, for it finds out whether moves leave two */
    if (is_told(&state)) {
        puts("Too large to be searched: told by a step that the page proves, held against the search "
             "elsewhere.");
    } else if (state.count > 0) {
        const enum question question = question_of(&state);
        show_tables(&state, question);
        if (question == GRUNDY && !state.parts[0].search->game->misere) {
            show_nim_sum(&state);
        }
    }
    show_winner(&state, result);
    show_moves(&state, result);
    printed();
    answer_game();
    printf("The judge's answer: %s%s", printed(), the_problem->in_a_row ? "\n" : "");
    free_state(&state);
    return EXIT_SUCCESS;
}
