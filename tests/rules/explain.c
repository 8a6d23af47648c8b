/* Who wins a position, and why: its table, what is proved beyond, the winning moves, or the answer to every
 * move. */
#include "machine.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TABLE_TO = 200, MOVES_SHOWN = 40, MOVES_ANSWERED = 2000 };

/* Whether the table of a game tells something: its positions count up from 0. */
static bool has_table(const struct game *game)
{
    return game->upwards && game->show == NULL;
}

enum question question_of(const struct state *state)
{
    struct game *game = state->parts[0].game;
    if (state->question == LEAD) {
        return LEAD;
    }
    const bool sum = state->count > 1 || state->question == GRUNDY || game->beyond == BY_OCTAL
                     || game->beyond == BY_SHIFT || search_of(game)->splits;
    return sum ? GRUNDY : OUTCOME;
}

static void show_letters(struct game *game, int64_t last)
{
    static const char letters[] = "LDW";
    puts("W: the player to move wins (N-position). L: the player to move loses (P-position).");
    for (int64_t n = 0; n <= last; n++) {
        if (n % 50 == 0) {
            printf("%s%6" PRId64 ": ", n > 0 ? "\n" : "", n);
        } else if (n % 10 == 0) {
            putchar(' ');
        }
        putchar(letters[value_of(game, OUTCOME, n)]);
    }
    putchar('\n');
}

static void show_values(struct game *game, enum question question, int64_t last)
{
    puts(question == LEAD ? "Lead of the player to move, by what is left:"
         : game->misere   ? "Grundy numbers, by mex over the moves, as if whoever cannot move lost:"
                          : "Grundy numbers, by mex over the moves:");
    for (int64_t n = 0; n <= last; n++) {
        if (n % 10 == 0) {
            printf("%s%6" PRId64 ":", n > 0 ? "\n" : "", n);
        }
        printf(" %6" PRId64, value_of(game, question, n));
    }
    putchar('\n');
}

static void show_period(struct game *game, enum question question)
{
    int64_t from;
    int64_t shift;
    const int64_t period = proved_period(game, question, &from, &shift);
    if (period == 0) {
        return;
    }
    const char *what = question == OUTCOME ? "outcome" : "number";
    switch (game->beyond) {
    case BY_WINDOW:
        printf("Proved: period %" PRId64 " from %" PRId64
               " on, as the same window of outcomes comes again.\n",
               period, from);
        break;
    case BY_RESIDUES:
        printf("Proved: the %s of n is that of n mod %" PRId64 ", as the moves between residues show.\n",
               what, period);
        break;
    case BY_OCTAL:
        printf("Proved: period %" PRId64 " from %" PRId64 " on, by the period theorem of octal games.\n",
               period, from);
        break;
    default:
        printf("Proved: g(n + %" PRId64 ") = g(n) + %" PRId64 " from n = %" PRId64 " on.\n", period, shift,
               from);
        break;
    }
}

static void show_tables(const struct state *state, enum question question)
{
    struct game *game = state->parts[0].game;
    int64_t largest = 0;
    for (int64_t i = 0; i < state->count; i++) {
        if (state->parts[i].game != game) {
            return;
        }
        largest = state->parts[i].position > largest ? state->parts[i].position : largest;
    }
    if (!has_table(game)) {
        return;
    }
    const int64_t last = largest < TABLE_TO ? largest : TABLE_TO;
    if (question == OUTCOME) {
        show_letters(game, last);
    } else {
        show_values(game, question, last);
    }
    if (question != LEAD) {
        show_period(game, question);
    }
}

static void show_nim_sum(const struct state *state)
{
    int64_t nim_sum = 0;
    for (int64_t i = 0; i < state->count; i++) {
        const int64_t value = value_of(state->parts[i].game, GRUNDY, state->parts[i].position);
        if (value == HOT) {
            printf("%" PRId64 ": a move there wins at once\n", i + 1);
            return;
        }
        if (i < MOVES_SHOWN) {
            if (state->parts[i].game->show != NULL) { /* its position is no number that the reader knows */
                printf("Grundy number");
                if (state->count > 1) {
                    printf(" of %" PRId64, i + 1);
                }
                printf(": %" PRId64, value);
            } else {
                printf("g(%" PRId64 ") = %" PRId64, state->parts[i].position, value);
            }
            printf(state->parts[i].count > 1 ? ", %" PRId64 " times\n" : "\n", state->parts[i].count);
        }
        nim_sum ^= state->parts[i].count % 2 == 1 ? value : 0;
    }
    printf("nim-sum: %" PRId64 "\n", nim_sum);
}

/* The first move after which the opponent gets no more than `most`; NULL when there is none among those
 * listed. */
static const struct choice *good_reply(const struct state *state, struct choices *choices, enum result most)
{
    struct state after = {0};
    const struct choice *found = NULL;
    list_choices(state, choices);
    for (int64_t i = 0; i < choices->count && found == NULL; i++) {
        make_choice(&after, state, &choices->list[i]);
        found = state_result(&after) <= most ? &choices->list[i] : NULL;
    }
    free_state(&after);
    return found;
}

static void show_good_moves(const struct state *state, const struct choices *choices, enum result result)
{
    struct state after = {0};
    const int64_t lead = state->question == LEAD ? state_lead(state) : 0;
    int64_t shown = 0;
    int64_t more = 0;
    if (choices->count == 0) {
        puts(result == WON ? "There is no move, and whoever cannot move wins." : "There is no move.");
        return;
    }
    puts(state->question == LEAD ? "Best moves:"
         : result == WON         ? "Winning moves:"
                                 : "Moves that keep the draw:");
    for (int64_t i = 0; i < choices->count; i++) {
        make_choice(&after, state, &choices->list[i]);
        const bool good = state->question == LEAD && !after.won
                              ? -state_lead(&after) == lead
                              : state_result(&after) == (result == WON ? LOST : DRAWN);
        if (!good) {
            continue;
        }
        if (shown == MOVES_SHOWN) {
            more++;
            continue;
        }
        shown++;
        printf("  %s\n", choices->list[i].words);
    }
    if (more > 0) {
        printf("  ... and %" PRId64 " more\n", more);
    }
    if (choices->cut) {
        printf("  (only the first %" PRId64 " moves were tried; there are more)\n", choices->count);
    }
    free_state(&after);
}

static void show_answers(const struct state *state, const struct choices *choices)
{
    struct state after = {0};
    struct choices replies = {0};
    if (choices->count == 0) {
        puts("There is no move.");
        return;
    }
    puts("Every move loses. What the opponent answers:");
    for (int64_t i = 0; i < choices->count && i < MOVES_SHOWN; i++) {
        make_choice(&after, state, &choices->list[i]);
        const struct choice *reply = good_reply(&after, &replies, LOST);
        if (reply != NULL) {
            printf("  %s: %s\n", choices->list[i].words, reply->words);
        } else {
            list_choices(&after, &replies);
            printf("  %s: %s\n", choices->list[i].words,
                   replies.count == 0 ? "nothing need be answered" : "an answer beyond the moves listed");
        }
    }
    if (choices->count > MOVES_SHOWN) {
        printf("  ... and so on: %" PRId64 "%s moves in all\n", choices->count,
               choices->cut ? " and more" : "");
    }
    free_state(&after);
    free(replies.list);
}

static void show_winner(const struct state *state, enum result result)
{
    if (state->question == LEAD) {
        printf("Lead of the first player: %" PRId64 "\n", state_lead(state));
    } else if (result == DRAWN) {
        puts("A draw, if both play well.");
    } else {
        const int winner = result == WON ? 0 : 1;
        const char *name = problem.players[winner];
        if (name == NULL) {
            printf("The player to move %s.\n", result == WON ? "wins" : "loses");
        } else if (strstr(name, "player") != NULL) {
            printf("%c%s wins.\n", toupper((unsigned char)name[0]), name + 1);
        } else {
            printf("%s wins (the %s player).\n", name, winner == 0 ? "first" : "second");
        }
    }
}

bool take_words(const char *words, struct state *state)
{
    const char *wrong = state_of_words(words, state);
    if (wrong != NULL) {
        fprintf(stderr, "%s: %s\n", program_name, wrong);
        fprintf(stderr, "It takes what the judge's input holds, such as %s", make_example());
    }
    return wrong == NULL;
}

int explain(const char *words)
{
    struct state state;
    if (!take_words(words, &state)) {
        return 2;
    }
    struct choices choices = {0};
    printf("%s: %s\n", program_name, problem.rule);
    print_state(&state);
    const enum result result = state_result(&state); /* first, for it finds out whether moves leave two */
    if (state.count > 0) {
        const enum question question = question_of(&state);
        show_tables(&state, question);
        if (question == GRUNDY && !state.misere) {
            show_nim_sum(&state);
        }
    }
    show_winner(&state, result);
    list_choices(&state, &choices);
    if (state.question == LEAD ? choices.count > 0 : result != LOST) {
        show_good_moves(&state, &choices, result);
    } else if (choices.cut) {
        puts("Every move loses; there are too many to list them.");
    } else {
        show_answers(&state, &choices);
    }
    problem.answer();
    printf("The judge's answer: %s", printed());
    free_state(&state);
    free(choices.list);
    return EXIT_SUCCESS;
}
