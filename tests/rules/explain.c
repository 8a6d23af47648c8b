/* Who wins a position, and why: its table, what is proved beyond, the winning moves, or the answer to every move. */
#include "machine.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TABLE_TO = 200, PARTS_SHOWN = 20, MOVES_SHOWN = 40 };

/* ---- tables and laws ---- */

static void show_table(struct search *search, enum question question, int64_t last)
{
    const bool letters = question == OUTCOME;
    puts(letters                ? "W: the player to move wins (N-position). L: the player to move loses (P-position)."
         : question == LEAD     ? "Lead of the player to move, by what is left:"
         : search->game->misere ? "Grundy numbers, by mex over the moves, as if whoever cannot move lost:"
                                : "Grundy numbers, by mex over the moves:");
    for (int64_t n = 0; n <= last; n++) {
        const int64_t value = value_of(search, question, n);
        if (n % (letters ? 50 : 10) == 0) {
            printf("%s%6" PRId64 ":", n > 0 ? "\n" : "", n);
        }
        if (letters) {
            printf("%s%c", n % 10 == 0 ? " " : "", "LDW"[value]);
        } else {
            printf(" %6" PRId64, value);
        }
    }
    putchar('\n');
}

static void show_law(const struct law *law, enum question question)
{
    struct text line = {0};
    text_add(&line, "Proved: ");
    if (law->kind == RESIDUES) {
        text_add(&line, "the %s of n is that of n mod %" PRId64 ", by the moves between the residues.",
                 question == OUTCOME ? "outcome" : "Grundy number", law->period);
    } else if (law->kind == SHIFT) {
        text_add(&line,
                 "g(n + %" PRId64 ") = g(n) + %" PRId64 " from n = %" PRId64 " on, as the moves of n + %" PRId64
                 " are those of n, made longer, and others to smaller values.",
                 law->period, law->shift, law->from, law->period);
    } else if (law->period == 0) {
        text_add(&line, "no larger heap is lost.");
    } else {
        text_add(&line, "period %" PRId64 " from %" PRId64 " on, %s.", law->period, law->from,
                 law->kind == OCTAL ? "by the period theorem of octal games"
                                    : "for the same window of outcomes comes again");
    }
    print_wrapped(line.bytes);
    text_free(&line);
}

/* The heap that stands for a larger one by the law, and what it is: "1000 mod 7 = 6, and 6 is W." */
static void show_reduced(const struct law *law, enum question question, int64_t heap, int64_t value)
{
    const int64_t at = reduced_heap(law, heap);
    if (at == heap) {
        return;
    }
    const int64_t times = (heap - at) / law->period;
    if (law->from == 0) {
        printf("%" PRId64 " mod %" PRId64 " = %" PRId64 ", and ", heap, law->period, at);
    } else {
        printf("%" PRId64 " - %" PRId64 " * %" PRId64 " = %" PRId64 ", and ", heap, times, law->period, at);
    }
    if (question == OUTCOME) {
        printf("%" PRId64 " is %c.\n", at, "LDW"[value]);
    } else if (law->shift == 0) {
        printf("g(%" PRId64 ") = %" PRId64 ".\n", at, value);
    } else {
        printf("g(%" PRId64 ") + %" PRId64 " * %" PRId64 " = %" PRId64 ".\n", at, times, law->shift, value);
    }
}

/* The table of positions that are plain numbers, and its law, where all parts are of one game. */
static void show_tables(const struct state *state, enum question question)
{
    int64_t largest;
    struct search *search = search_up_to(state, &largest);
    if (search == NULL || search->game->show != NULL) {
        return;
    }
    const int64_t last = largest < TABLE_TO ? largest : TABLE_TO;
    show_table(search, question, last);
    const struct law *law = law_of(search, question, largest);
    if (law != NULL) {
        show_law(law, question);
    }
    for (int64_t i = 0; law != NULL && i < state->count && i < PARTS_SHOWN; i++) {
        const int64_t heap = state->parts[i].position;
        if (heap > last) {
            show_reduced(law, question, heap, value_of(search, question, heap));
        }
    }
}

static void show_nim_sum(const struct state *state)
{
    for (int64_t i = 0; i < state->count && i < PARTS_SHOWN; i++) {
        const struct part *part = &state->parts[i];
        const int64_t value = value_of(part->search, GRUNDY, part->position);
        printf(part->search->game->show == NULL ? "g(%" PRId64 ") = " : "Grundy number of %" PRId64 ": ",
               part->search->game->show == NULL ? part->position : i + 1);
        if (value == WINS_AT_ONCE) {
            fputs("none, a move there wins at once", stdout);
        } else {
            printf("%" PRId64, value);
        }
        printf(part->count > 1 ? ", %" PRId64 " times\n" : "\n", part->count);
    }
    const int64_t nim_sum = parts_nim_sum(state->parts, state->count);
    if (nim_sum != WINS_AT_ONCE) {
        printf("%snim-sum: %" PRId64 "\n", state->count > PARTS_SHOWN ? "...\n" : "", nim_sum);
    }
}

/* ---- moves ---- */

/* A move, and the answer that wins where the move does not. */
static void show_move(const struct state *state, const struct choice *choice, bool answer)
{
    struct state after = {0};
    struct choices replies = {0};
    printf(answer ? "  %s: " : "  %s\n", choice->words);
    if (answer) {
        make_choice(&after, state, choice);
        list_choices(&after, &replies);
        const struct choice *reply = best_choice(&after, &replies);
        puts(reply != NULL        ? reply->words
             : replies.count == 0 ? "nothing need be answered"
                                  : "an answer beyond the moves that are listed");
    }
    free_state(&after);
    free(replies.list);
}

/* The best moves, which are all when every move loses. */
static void show_moves(const struct state *state, enum result result)
{
    struct choices choices = {0};
    const int64_t most = state_worth(state);
    const bool lost = !state->scores && result == LOST;
    int64_t found = 0;
    list_choices(state, &choices);
    if (choices.count == 0) {
        puts(choices.cut                                             ? "It is too large to be shown move by move."
             : result == WON && state->parts[0].search->game->misere ? "There is no move, and whoever cannot move wins."
                                                                     : "There is no move.");
    } else if (lost && choices.cut) {
        puts("Every move loses; there are too many to list them.");
    } else {
        puts(lost            ? "Every move loses. What the opponent answers:"
             : state->scores ? "Best moves:"
             : result == WON ? "Winning moves:"
                             : "Moves that keep the draw:");
        for (int64_t i = 0; i < choices.count; i++) {
            if (choice_worth(state, &choices.list[i]) == most && found++ < MOVES_SHOWN) {
                show_move(state, &choices.list[i], lost);
            }
        }
        if (found > MOVES_SHOWN) {
            printf("  ... and %" PRId64 " more\n", found - MOVES_SHOWN);
        }
        if (choices.cut) {
            printf("  (%" PRId64 " moves were tried; there are more, too many to try them all)\n", choices.count);
        }
    }
    free(choices.list);
}

/* ---- who wins ---- */

static void show_winner(const struct state *state, enum result result)
{
    const int winner = winner_of(result, state->mover);
    if (state->scores) {
        const int64_t ahead = state_worth(state);
        const char *name = the_problem->players[0];
        printf("Lead of %s: %" PRId64 "\n", name != NULL ? name : "the first player",
               state->mover == 0 ? ahead : -ahead);
    } else if (winner == 2) {
        puts("A draw, if both play well.");
    } else if (the_problem->players[winner] == NULL) {
        printf("The player to move %s.\n", winner == state->mover ? "wins" : "loses");
    } else {
        const char *name = the_problem->players[winner];
        const bool is_role = strstr(name, "player") != NULL;
        printf("%c%s wins", is_role ? toupper((unsigned char)name[0]) : name[0], name + 1);
        puts(is_role ? "." : winner == 0 ? " (the first player)." : " (the second player).");
    }
}

/* Of a position that the step of the page decides: at how many others all cases hold it against the search. */
static void show_step(const char *words, struct state *state)
{
    struct text line = {0};
    run_cases();
    text_add(
        &line,
        "Too large to be searched. The answer comes from a step that the page proves; it was held against the search "
        "at %" PRId64 " positions.",
        positions_held());
    print_wrapped(line.bytes);
    text_free(&line);
    free_state(state);
    take_words(words, state);
}

void explain(const char *words)
{
    struct state state;
    words = introduce(words, &state);
    print_state(&state);
    const enum result result = table_result();
    if (state.count == 1 && is_by_page(state.parts[0].search->game, state.parts[0].position)) {
        show_step(words, &state);
    } else if (state.count > 0) {
        const enum question question = question_of(&state);
        show_tables(&state, question);
        if (question == GRUNDY && !state.parts[0].search->game->misere) {
            show_nim_sum(&state);
        }
    }
    show_winner(&state, result);
    show_moves(&state, result);
    text_clear(&printed);
    answer_game();
    printf("The judge's answer: %s%s", printed.bytes, the_problem->games.how == IN_A_ROW ? "\n" : "");
    free_state(&state);
}
