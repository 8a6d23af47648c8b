/*
 * The rules of all games as one program, for the browser; argv[0] names the game. `play` says more here: behind the
 * words of each position stand its moves with the words of what each leaves, so that a page can tell what to click
 * for a move.
 */
#include "machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GAME(name, folder) extern const struct problem problem_##name;
#include "games.h"
#undef GAME

static const struct {
    const char *folder;
    const struct problem *problem;
} games[] = {
#define GAME(name, folder) {folder, &problem_##name},
#include "games.h"
};

/* BEGIN words (NEXT count of moves) (NEXT move LEAVES words)... END */
enum { BEGIN = 1, NEXT, LEAVES_WORDS, END };

enum { MOVES_TOLD = 400 };

static void tell_state(const struct state *state)
{
    struct state after = {0};
    struct choices choices = {0};
    putchar(BEGIN);
    print_state(state);
    list_choices(state, &choices);
    printf("%c%" PRId64, NEXT, choices.count);
    for (int64_t i = 0; i < choices.count && i < MOVES_TOLD; i++) {
        printf("%c%s%c", NEXT, choices.list[i].words, LEAVES_WORDS);
        make_choice(&after, state, &choices.list[i]);
        if (!after.won) {
            print_state(&after);
        }
    }
    putchar(END);
    free_state(&after);
    free(choices.list);
}

int main(int argc, char **argv)
{
    show_turn = tell_state;
    for (size_t i = 0; i < sizeof games / sizeof *games && argc > 0; i++) {
        if (strcmp(argv[0], games[i].folder) == 0) {
            return run_program(games[i].problem, argc, argv);
        }
    }
    die("no game has this name");
}
