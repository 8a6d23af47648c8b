/* What must be so of any problem, and the output to an input: of every game what is laid on the table, who wins it, and
   what is printed then. */
#include "inside.h"

#include <stdio.h>
#include <string.h>

/* ---- what a rules file says of itself ---- */

/* Two names that are the same would make the output of both players the same. */
static void check_unlike(const char *what, const char *const *names)
{
    if (names[0] != NULL && names[1] != NULL && strcmp(names[0], names[1]) == 0) {
        die("%s are the same for both players: \"%s\"", what, names[0]);
    }
}

/* Outputs are formats, for the number of the game. */
static void check_output_format(const char *output)
{
    for (const char *at = output; at != NULL && (at = strchr(at, '%')) != NULL; at += 2) {
        if (at[1] != 'd' && at[1] != '%') {
            die("\"%s\" is an output: %%%% prints a percent sign, %%d the number of the game, and there is nothing "
                "else",
                output);
        }
    }
}

void check_problem(void)
{
    const struct problem *p = the_problem;
    if (p->rule == NULL || p->input == NULL || p->cases == NULL) {
        die("the problem needs .rule, .input and .cases; there is no %s", p->rule == NULL    ? ".rule"
                                                                          : p->input == NULL ? ".input"
                                                                                             : ".cases");
    }
    const bool needs_name = p->games.how == COUNTED || p->games.how == IN_A_ROW || p->games.how == UNTIL;
    if (needs_name && p->games.name == NULL) {
        die("the .games need a name: of their number, or the line that ends them");
    }
    const int64_t high = p->games.how == EXACTLY ? p->games.low : p->games.high; /* which it has not */
    if (p->games.how != ONE_GAME && (p->games.low < 0 || p->games.low > high || high < 1)) {
        die("the range of .games is empty: %" PRId64 " to %" PRId64, p->games.low, high);
    }
    check_unlike(".players", p->players);
    check_unlike(".outputs", p->outputs);
    for (int i = 0; i < 3; i++) {
        check_output_format(p->outputs[i] != NULL || i == 2 ? p->outputs[i] : p->players[i]);
    }
}

/* ---- who wins ---- */

enum result laid_result(void)
{
    if (laid.count == 0) {
        return LOST; /* nothing to move in */
    }
    if (!laid.parts[0].known->game->scores) {
        return parts_result(laid.parts, laid.count);
    }
    if (laid.count > 1 || laid.parts[0].count > 1) {
        die("a game with scores must be the only part");
    }
    const int64_t ahead = asked_value(laid.parts[0].known, LEAD, laid.parts[0].position);
    return ahead > 0 ? WON : ahead < 0 ? LOST : DRAWN;
}

const char *player_name(int player)
{
    const char *name = the_problem->players[player];
    return tr(name != NULL ? name : player == 0 ? "the first player" : "the second player");
}

int winner_of(enum result result, int mover) { return result == DRAWN ? 2 : result == WON ? mover : 1 - mover; }

static struct shown *answered; /* to the input, as far as it was read */

bool has_outputs(void)
{
    const struct problem *p = the_problem;
    return p->answer != NULL
           || ((p->outputs[0] != NULL || p->players[0] != NULL) && (p->outputs[1] != NULL || p->players[1] != NULL));
}

static void print_output(int which)
{
    const char *output = the_problem->outputs[which];
    if (output == NULL && which < 2) {
        output = the_problem->players[which];
    }
    if (output == NULL) {
        die(which == 2 ? "a draw needs an output: the third of .outputs"
                       : "a problem whose output is the winner needs .players or .outputs");
    }
    print(output, (int)reading.game_number); /* where it has %d */
    print(the_problem->games.how == IN_A_ROW ? "" : "\n");
}

/* Which player, or a draw (2), these bytes name; -1 if none. */
static int named(const char *bytes, size_t length)
{
    for (int i = 0; i < 3; i++) {
        const char *names[] = {the_problem->outputs[i], i < 2 ? the_problem->players[i] : NULL};
        for (int k = 0; k < 2; k++) {
            if (names[k] != NULL && strlen(names[k]) == length && memcmp(names[k], bytes, length) == 0) {
                return i;
            }
        }
    }
    return -1;
}

/* The same of an output: see winner_word. */
static int named_in(const char *output)
{
    const int wanted = the_problem->winner_word;
    const size_t length = strlen(output);
    int found = wanted != 0 ? -1 : named(output, length - (length > 0 && output[length - 1] == '\n' ? 1 : 0));
    found = found < 0 && wanted == 0 ? named(output, strcspn(output, "\n")) : found;
    int place = 0;
    for (const char *at = output; found < 0 && wanted >= 0 && *at != '\0'; at += strcspn(at, " \n")) {
        at += strspn(at, " \n");
        place++;
        if (wanted == 0 || wanted == place) {
            found = named(at, strcspn(at, " \n"));
            if (found < 0 && wanted > 0) {
                die("word %d of the answer is to name the winner (.winner_word), but it names no player: %.100s",
                    wanted, output);
            }
        }
    }
    if (found < 0 && wanted > place) {
        die("the answer has no word %d, which is to name the winner (.winner_word): %.100s", wanted, output);
    }
    return found;
}

/* Dies if the output names another winner than what is laid has. */
static void check_named(const char *output)
{
    const int told = named_in(output);
    if (told < 0 || laid.count == 0) {
        return;
    }
    const int winner = winner_of(laid_result(), laid.mover);
    if (told != winner) {
        const char *wrong = told == 2 ? "a draw" : player_name(told);
        die(winner == 2 ? "the answer names %s, but it is a draw" : "the answer names %s, but %s wins", wrong,
            winner == 2 ? "" : player_name(winner));
    }
}

/* Prints the output to the game that was read last. */
static void print_answer_to_game(void)
{
    answers_begin();
    lay_parts();
    const int64_t length = answered->lines.length;
    struct shown *before = print_into(answered);
    if (the_problem->answer != NULL) {
        const struct call outer = begin_call("answer()", -1);
        the_problem->answer();
        end_call(outer);
    } else {
        print_output(winner_of(laid_result(), laid.mover));
    }
    print_into(before);
    if (the_problem->answer != NULL) {
        check_named(answered->lines.bytes + length);
    }
    answers_end();
}

void answer_game(struct shown *to)
{
    answered = to;
    print_answer_to_game();
}

const char *answer_input(const char *from, int64_t length, struct shown *to)
{
    clear_shown(to);
    answered = to;
    const char *wrong = read_input(from, length, print_answer_to_game, NULL);
    if (wrong == NULL && the_problem->games.how == IN_A_ROW) {
        text_add(&to->lines, "\n");
    }
    return wrong;
}

bool is_accepted(const char *output, int64_t length)
{
    static struct text joined;
    text_clear(&joined);
    for (const char *at = output; *at != '\0'; at += strcspn(at, " \t\r\n")) {
        at += strspn(at, " \t\r\n");
        text_add(&joined, *at != '\0' && joined.length > 0 ? " %.*s" : "%.*s", (int)strcspn(at, " \t\r\n"), at);
    }
    const struct call outer = begin_call("accepts()", -1);
    const bool right = (int64_t)strlen(output) == length && the_problem->accepts(joined.bytes);
    end_call(outer);
    return right;
}
