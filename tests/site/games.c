/* The rules of all games as one program, for the browser; argv[0] names the game. */
#include "machine.h"

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

int main(int argc, char **argv)
{
    for (size_t i = 0; i < sizeof games / sizeof *games && argc > 0; i++) {
        if (strcmp(argv[0], games[i].folder) == 0) {
            return run_program(games[i].problem, argc, argv);
        }
    }
    die("no game has this name");
}
