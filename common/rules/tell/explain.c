/* Who wins a position; why: values, what is proved beyond them, or the answers to all moves; and the winning moves. */
#include "inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { VALUES_TO = 200, PARTS_SHOWN = 20, MOVES_SHOWN = 40 };

/* ---- values and laws ---- */

static void show_values(struct known *known, enum question question, int64_t last)
{
    const bool letters = question == OUTCOME;
    say(letters               ? "W: the player to move wins (N-position). L: the player to move loses (P-position).\n"
        : question == LEAD    ? "Lead of the player to move, by what is left:\n"
        : known->game->misere ? "Grundy numbers, by mex over the moves, as if whoever cannot move lost:\n"
                              : "Grundy numbers, by mex over the moves:\n");
    const int most = letters ? 50 : 10;
    const int fitting = letters ? (line_width() - 7) / 11 * 10 : (line_width() - 7) / 7;
    const int row = fitting < most ? fitting : most;
    for (int64_t n = 0; n <= last; n++) {
        const int64_t value = value_of(known, question, n);
        if (n % row == 0) {
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

void show_law(const struct law *law, enum question question)
{
    if (law->kind == RESIDUES) {
        say_wrapped(question == OUTCOME ? "Proved: the outcome of n is that of n mod %" PRId64
                                          ", by the moves between the residues."
                                        : "Proved: the Grundy number of n is that of n mod %" PRId64
                                          ", by the moves between the residues.",
                    law->period);
    } else if (law->kind == SHIFT && law->shift == 0) {
        say_wrapped("Proved: period %" PRId64 " from %" PRId64 " on, as the moves of n + %" PRId64
                    " are those of n, made longer.",
                    law->period, law->from, law->period);
    } else if (law->kind == SHIFT) {
        say_wrapped("Proved: g(n + %" PRId64 ") = g(n) + %" PRId64 " from n = %" PRId64
                    " on, as the moves of n + %" PRId64 " are those of n, made longer, and others to smaller values.",
                    law->period, law->shift, law->from, law->period);
    } else if (law->period == 0) {
        say_wrapped("Proved: no larger pile is lost.");
    } else {
        say_wrapped(law->kind == OCTAL ? "Proved: period %" PRId64 " from %" PRId64
                                         " on, by the period theorem of octal games."
                                       : "Proved: period %" PRId64 " from %" PRId64
                                         " on, since the same window of outcomes comes again.",
                    law->period, law->from);
    }
}

/* The heap that stands for a larger one by the law, and what it is: "1000 mod 7 = 6, and 6 is W." */
void show_reduced(const struct law *law, enum question question, int64_t heap, int64_t value)
{
    const int64_t at = reduced_heap(law, heap);
    if (at == heap) {
        return;
    }
    const int64_t times = (heap - at) / law->period;
    if (law->from == 0) {
        say("%" PRId64 " mod %" PRId64 " = %" PRId64 ", and ", heap, law->period, at);
    } else {
        say("%" PRId64 " - %" PRId64 " * %" PRId64 " = %" PRId64 ", and ", heap, times, law->period, at);
    }
    if (question == OUTCOME) {
        say("%" PRId64 " is %c.\n", at, "LDW"[value]);
    } else if (law->shift == 0) {
        printf("g(%" PRId64 ") = %" PRId64 ".\n", at, value);
    } else {
        printf("g(%" PRId64 ") + %" PRId64 " * %" PRId64 " = %" PRId64 ".\n", at, times, law->shift, value);
    }
}

/* The values of positions that are plain numbers, and their law, where all parts are of one game; false where there are
   none. */
static bool show_values_and_law(const struct state *state, enum question question)
{
    int64_t largest;
    struct known *known = known_up_to(state, &largest);
    if (known == NULL || known->game->show != NULL) {
        return false;
    }
    const int64_t last = largest < VALUES_TO ? largest : VALUES_TO;
    show_values(known, question, last);
    const struct law *law = find_law(known, question, largest);
    if (law != NULL) {
        show_law(law, question);
    }
    for (int64_t i = 0; law != NULL && i < state->count && i < PARTS_SHOWN; i++) {
        const int64_t heap = state->parts[i].position;
        if (heap > last) {
            show_reduced(law, question, heap, value_of(known, question, heap));
        }
    }
    return true;
}

void show_nim_sum(const struct state *state)
{
    for (int64_t i = 0; i < state->count && i < PARTS_SHOWN; i++) {
        const struct part *part = &state->parts[i];
        const int64_t value = value_of(part->known, GRUNDY, part->position);
        say(part->known->game->show == NULL ? "g(%" PRId64 ") = " : "Grundy number of %" PRId64 ": ",
            part->known->game->show == NULL ? part->position : i + 1);
        say(value == WINS_AT_ONCE ? "none, a move there wins at once" : "%" PRId64, value);
        say(part->count > 1 ? ", %" PRId64 " times\n" : "\n", part->count);
    }
    const int64_t nim_sum = parts_nim_sum(state->parts, state->count);
    if (nim_sum != WINS_AT_ONCE) {
        fputs(state->count > PARTS_SHOWN ? "...\n" : "", stdout);
        say("nim-sum: %" PRId64 "\n", nim_sum);
    }
}

/* ---- moves ---- */

/* Where not all moves can be tried: those that the formula's idea names; false where it names none. */
static bool show_winning(const struct state *state)
{
    static struct moves found;
    const struct part *part = &state->parts[0];
    if (state->count != 1 || part->count != 1 || part->known->game->winning == NULL) {
        return false;
    }
    const int64_t most = state_worth(state);
    collect_winning(part->known, part->position, &found);
    if (found.count > 0) {
        say(state->scores ? "There are too many moves to try them all. These are best:\n"
                          : "There are too many moves to try them all. These win:\n");
    }
    for (int64_t i = 0; i < found.count; i++) {
        if (choice_worth(state, &found.list[i]) != most || (most < 0 && !state->scores)) {
            die("winning() lists the move \"%s\", which is not a best one by the formula", found.list[i].name);
        }
        printf("  %s\n", found.list[i].said);
    }
    if (found.count == 0 && !state->scores && most < 0) {
        say("Every move loses; there are too many to list them.\n");
    }
    return found.count > 0 || (most < 0 && !state->scores);
}

/* The best moves, which are all when every move loses. */
void show_moves(const struct state *state, enum result result, const struct reason *reason)
{
    static struct moves choices;
    static struct text answer;
    const int64_t most = state_worth(state);
    const bool lost = !state->scores && result == LOST;
    int64_t found = 0;
    list_choices(state, &choices);
    for (int64_t i = 0; i < choices.count && found == 0; i++) {
        found = choice_worth(state, &choices.list[i]) == most ? 1 : 0;
    }
    if (choices.cut && found == 0 && show_winning(state)) {
        return;
    }
    if (choices.count == 0) {
        say(choices.cut                                            ? "It is too large to be shown move by move.\n"
            : result == WON && state->parts[0].known->game->misere ? "There is no move, and whoever cannot move wins.\n"
                                                                   : "There is no move.\n");
    } else if (choices.cut && found == 0) {
        say_wrapped("None of the %" PRId64 " moves that were tried is a best one; there are more, too many to try them "
                    "all.",
                    choices.count);
    } else if (lost && choices.cut) {
        say("Every move loses; there are too many to list them.\n");
    } else {
        say(lost            ? "Every move loses. What the opponent answers:\n"
            : state->scores ? "Best moves:\n"
            : result == WON ? "Winning moves:\n"
                            : "Moves that keep the draw:\n");
        found = 0;
        for (int64_t i = 0; i < choices.count; i++) {
            const struct move *choice = &choices.list[i];
            const int64_t worth = choice_worth(state, choice);
            if (worth > most) {
                die("the move \"%s\" is better than its position is said to be", choice->name);
            }
            if (worth == most && found++ < MOVES_SHOWN) {
                text_clear(&answer);
                if (lost) {
                    text_add(&answer, ": ");
                    add_answer(reason, state, choice, &answer);
                }
                printf("  %s%s\n", choice->said, answer.bytes);
            }
        }
        if (found == 0 && !choices.cut) {
            die("no move keeps what its position is said to be worth");
        }
        if (found > MOVES_SHOWN) {
            say("  ... and %" PRId64 " more\n", found - MOVES_SHOWN);
        }
        if (choices.cut) {
            say("  (%" PRId64 " moves were tried; there are more, too many to try them all)\n", choices.count);
        }
    }
}

/* ---- who wins ---- */

/* Of a game of .numbers, to its first player. */
static void show_value(const struct part *part)
{
    int halvings;
    const int64_t value = value_as_number(part->known->game, part->position / 2, &halvings);
    say(halvings > 0 ? "Value: %" PRId64 "/%" PRId64 "\n" : "Value: %" PRId64 "\n", value, INT64_C(1) << halvings);
}

/* A name that says itself who begins. */
static bool is_role(int player)
{
    static const char *const roles[] = {"the first player", "the second player"};
    return strcmp(the_problem->players[player], roles[player]) == 0;
}

void show_winner(const struct state *state, enum result result)
{
    const int winner = winner_of(result, state->mover);
    if (state->scores) {
        const int64_t ahead = state_worth(state);
        say("Lead of %s from here on: %" PRId64 "\n", player_name(0), state->mover == 0 ? ahead : -ahead);
    } else if (winner == 2) {
        const bool endless = state->count > 0 && can_go_on(state->parts[0].known, state->parts[0].position);
        say(endless ? "A draw, if both play well: the game can go on forever.\n" : "A draw, if both play well.\n");
    } else if (the_problem->players[winner] == NULL) {
        say(winner == state->mover ? "The player to move wins.\n" : "The player to move loses.\n");
    } else {
        say(is_role(winner) ? winner == 0 ? "The first player wins.\n" : "The second player wins.\n"
            : state->mover == 1
                ? winner == 1 ? "%s wins (the player to move).\n" : "%s wins (not the player to move).\n"
            : winner == 0 ? "%s wins (the first player).\n"
                          : "%s wins (the second player).\n",
            player_name(winner));
    }
}

/* Where no values tell it: what the winner answers to every move of the loser, or the best play. */
static void show_reason(const struct reason *reason, bool has_theory)
{
    if (reason->line.length > 0) {
        say_wrapped("Best play from here:%s", reason->line.bytes);
    }
    if (has_theory) {
        return;
    }
    if (reason->after[0] != '\0') {
        say(reason->count == 0 ? "After \"%s\" there is no move.\n"
                               : "After \"%s\" every move loses, by these answers:\n",
            reason->after);
        for (int64_t i = 0; i < reason->count; i++) {
            printf("  %s: %s\n", reason->pairs[i].move, reason->pairs[i].answer);
        }
        if (reason->more > 0) {
            say("  ... and %" PRId64 " more\n", reason->more);
        }
    }
    if (reason->leaves.length > 0) {
        const bool is_after = reason->after[0] != '\0';
        say_wrapped(is_after && reason->leaves_end ? "Each of these answers leaves \"%s\", where there is no move."
                    : is_after                     ? "Each of these answers leaves \"%s\", which is lost again."
                    : reason->leaves_end ? "To each move there is an answer that leaves \"%s\", where there is no move."
                                         : "To each move there is an answer that leaves \"%s\", which is lost again.",
                    reason->leaves.bytes);
    }
}

/* Of rules of one's own no page proves anything. */
static void show_formula(bool is_searched)
{
    if (the_own_path != NULL) {
        say_wrapped(is_searched
                        ? "The answer comes from the formula of the rules (.proved); a search of this position agrees."
                        : "The answer comes from the formula of the rules (.proved), not from a search of this "
                          "position; whenever cases are made, the formula is compared with the search of others.");
    } else {
        say_wrapped(is_searched
                        ? "The answer comes from a formula that the page proves; a search of this position agrees."
                        : "The answer comes from a formula that the page proves, not from a search of this position; "
                          "whenever the judge's cases are made, the formula is compared with the search of others.");
    }
}

static bool is_winner_told;

/* Where it takes too long. */
static void stop_explaining(void)
{
    say_wrapped(is_winner_told ? "The rest is left out: working it out takes longer than an explanation may take."
                               : "Working out who wins takes longer than an explanation may take.");
    if (has_outputs() && the_own_path == NULL && the_program != NULL && strchr(the_program, '/') != NULL) {
        say_wrapped("The answer alone, however long it takes: %s answer, with the input on its stdin.", the_program);
    }
    fflush(stdout);
    exit(EXIT_SUCCESS);
}

/* The words, read in one of the ways that fit. */
static void explain_reading(const char *words, int wanted)
{
    static struct state state;
    static struct shown answer;
    static struct reason reason;
    is_winner_told = false;
    words_or_exit(words, wanted, &state);
    if (how_read() != NULL) {
        printf("%s%s\n", wanted > 0 ? "\n" : "", how_read());
    }
    allow_lengths(WORK_OF_A_QUESTION);
    print_state(&state);
    const enum result result = laid_result();
    show_winner(&state, result);
    is_winner_told = true;
    find_reason(&state, &reason);
    if (reason.plain.length > 0) {
        say_wrapped("%s", reason.plain.bytes);
    }
    if (state.count == 1 && is_by_formula(state.parts[0].known->game, state.parts[0].position)) {
        show_formula(state_plies(&state) >= 0);
        show_reason(&reason, false);
    } else if (state.count > 0) {
        const enum question question = question_of(&state);
        const struct game *game = state.parts[0].known->game;
        bool has_theory = show_values_and_law(&state, question) && !game->misere;
        if (question == GRUNDY && !game->misere) {
            show_nim_sum(&state);
            has_theory = true;
        }
        if (game->numbers) {
            show_value(&state.parts[0]);
        }
        show_reason(&reason, has_theory);
    }
    show_moves(&state, result, &reason);
    if (!has_outputs()) {
        return; /* rules that are being written */
    }
    clear_shown(&answer);
    answer_game(&answer);
    const int64_t length = answer.lines.length;
    const char *end = length > 0 && answer.lines.bytes[length - 1] == '\n' ? "" : "\n";
    if (the_problem->answer_is != NULL) {
        say("The judge's answer, %s: %s%s", tr(the_problem->answer_is), answer.lines.bytes, end);
    } else {
        say("The judge's answer: %s%s", answer.lines.bytes, end);
    }
}

void explain(const char *words)
{
    static struct state state;
    if (words[strspn(words, " ")] != '\0') {
        bound_work(WORK_OF_ALL, stop_explaining);
    }
    words = introduce(words, &state);
    bound_work(WORK_OF_ALL, stop_explaining); /* not for a game that is made to begin with */
    const int count = reading.form_count;
    for (int i = 0; i < count; i++) {
        explain_reading(words, i);
    }
}
