/* The output to an input: of every game what is laid on the table, who wins it, and what is printed then. */
#include "machine.h"

#include <stdio.h>
#include <string.h>

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
    const int64_t ahead = value_of(laid.parts[0].known, LEAD, laid.parts[0].position);
    return ahead > 0 ? WON : ahead < 0 ? LOST : DRAWN;
}

const char *player_name(int player)
{
    const char *name = the_problem->players[player];
    return tr(name != NULL ? name : player == 0 ? "the first player" : "the second player");
}

int winner_of(enum result result, int mover) { return result == DRAWN ? 2 : result == WON ? mover : 1 - mover; }

static struct shown *answered; /* to the input, as far as it was read */

static void print_output(int which)
{
    const char *output = the_problem->outputs[which];
    if (output == NULL && which < 2) {
        output = the_problem->players[which];
    }
    if (output == NULL) {
        die("a problem whose output is the winner needs .players or .outputs");
    }
    print(output, (int)reading.game_number); /* where it has %d */
    print(the_problem->games.how == IN_A_ROW ? "" : "\n");
}

/* Which player, or a draw (2), the output or its first such word names; -1 if none. */
static int named_in(const char *output)
{
    size_t length = strcspn(output, "\n"); /* first all of it */
    for (const char *at = output; *at != '\0'; at += strspn(at, " \n"), length = strcspn(at, " \n")) {
        for (int i = 0; i < 3; i++) {
            const char *names[] = {the_problem->outputs[i], i < 2 ? the_problem->players[i] : NULL};
            for (int k = 0; k < 2; k++) {
                if (names[k] != NULL && strlen(names[k]) == length && memcmp(names[k], at, length) == 0) {
                    return i;
                }
            }
        }
        at += at == output ? strcspn(at, " \n") : length;
    }
    return -1;
}

/* Dies if the output names another winner than what is laid has. */
static void check_named(const char *output)
{
    const int named = named_in(output);
    if (named < 0 || laid.count == 0) {
        return;
    }
    const int winner = winner_of(laid_result(), laid.mover);
    if (named != winner) {
        const char *wrong = named == 2 ? "a draw" : player_name(named);
        die(winner == 2 ? "the answer names %s, but it is a draw" : "the answer names %s, but %s wins", wrong,
            winner == 2 ? "" : player_name(winner));
    }
}

/* Prints the output to the game that was read last. */
static void print_answer_to_game(void)
{
    lay_parts();
    const int64_t length = answered->lines.length;
    struct shown *before = print_into(answered);
    if (the_problem->answer != NULL) {
        the_problem->answer();
    } else {
        print_output(winner_of(laid_result(), laid.mover));
    }
    print_into(before);
    if (the_problem->answer != NULL) {
        check_named(answered->lines.bytes + length);
    }
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
