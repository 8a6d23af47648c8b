/* What other tools ask of a problem: a line "NAME<TAB>VALUE" for each fact, then the limits. */
#include "machine.h"

#include <stdio.h>

static const char *yes_or_no(bool holds) { return holds ? "yes" : "no"; }

static bool has_words(void)
{
    const struct limit *limit;
    for (int64_t i = 0; (limit = limit_at(i)) != NULL; i++) {
        if (limit->alphabet != NULL) {
            return true;
        }
    }
    return false;
}

void print_about(void)
{
    static const char *const games[] = {
        [ONE_GAME] = "one",    [COUNTED] = "counted",       [IN_A_ROW] = "counted, in a row",
        [EXACTLY] = "exactly", [TO_THE_END] = "to the end", [UNTIL] = "until",
    };
    static struct state state;
    struct text limits = {0};
    text_clear(&limits);
    text_add_limits(&limits); /* first, for what is made later counts as well */
    const bool words = has_words();
    if (start_words_if_any(&state) == NULL && make_by(choose_lowest) != NULL) {
        lay_parts();
        state_of_laid(&state);
    }
    const bool is_endless = state.count > 0 && state.parts[0].known->game->endless;
    printf("answers\t%s\n", the_problem->accepts != NULL ? "many" : "one");
    printf("endless\t%s\n", yes_or_no(is_endless));
    printf("draws\t%s\n", yes_or_no(is_endless || the_problem->outputs[2] != NULL));
    printf("scores\t%s\n", yes_or_no(state.scores));
    printf("games\t%s\n", games[the_problem->games.how]);
    printf("last line\t%s\n", the_problem->games.how == UNTIL ? the_problem->games.name : "-");
    printf("words\t%s\n", yes_or_no(words));
    if (the_own_path != NULL) {
        printf("time ms\t%" PRId64 "\nmemory MB\t%" PRId64 "\n", time_limit_ms(), memory_limit_mb());
    }
    fputs(limits.bytes, stdout);
    text_free(&limits);
}
