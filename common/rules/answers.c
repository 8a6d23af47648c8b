/* The output to an input: of every game what lies on the table, who wins it, and what is printed then. */
#include "machine.h"

#include <stdio.h>
#include <string.h>

enum result table_result(void)
{
    if (table_count == 0) {
        return LOST; /* nothing to move in */
    }
    if (!table_parts[0].search->game->scores) {
        return parts_result(table_parts, table_count);
    }
    if (table_count > 1 || table_parts[0].count > 1) {
        die("scores are played for in one position only");
    }
    const int64_t ahead = value_of(table_parts[0].search, LEAD, table_parts[0].position);
    return ahead > 0 ? WON : ahead < 0 ? LOST : DRAWN;
}

const char *player_name(int player)
{
    const char *name = the_problem->players[player];
    return tr(name != NULL ? name : player == 0 ? "the first player" : "the second player");
}

int winner_of(enum result result, int mover) { return result == DRAWN ? 2 : result == WON ? mover : 1 - mover; }

static void print_output(int which)
{
    const char *output = the_problem->outputs[which];
    if (output == NULL && which < 2) {
        output = the_problem->players[which];
    }
    if (output == NULL) {
        die("a problem whose output is the winner needs .players or .outputs");
    }
    print(output, (int)game_number); /* where it has %d */
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

void answer_game(void)
{
    lay_table();
    if (the_problem->answer == NULL) {
        print_output(winner_of(table_result(), table_mover));
        return;
    }
    const int64_t before = printed.length;
    the_problem->answer();
    const int named = named_in(printed.bytes + before);
    if (named >= 0 && table_count > 0 && named != winner_of(table_result(), table_mover)) {
        die("the answer names another winner than what lies on the table has");
    }
}

const char *answer_input(const char *from, int64_t length)
{
    text_clear(&printed);
    const char *wrong = read_input(from, length, answer_game);
    if (wrong == NULL && the_problem->games.how == IN_A_ROW) {
        print("\n");
    }
    return wrong;
}
