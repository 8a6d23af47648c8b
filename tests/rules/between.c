/* Several games in an input, of which the rules change between them what a game is: each must be answered as if it were
   the only one, or be refused. */
#include "rules.h"

#include <string.h>

enum { MISERE, CODE, AMOUNTS, FIXED, BY_CODE, WORDS, ONE_NAME, KINDS };

static int64_t kind, setting, n;

static int64_t most(void) { return setting + 1; }

static void take(int64_t position) /* 1 to so many as the game before it or this one says */
{
    for (int64_t taken = 1; taken <= most() && taken <= position; taken++) {
        leave(position - taken, "take %" PRId64, taken);
    }
}

static void one_name(int64_t position)
{
    for (int64_t taken = 1; taken <= 2 && taken <= position; taken++) {
        leave(position - taken, "take");
    }
}

static void amounts(void) { amounts_in(1, most()); }

static struct game game;

static void input(void)
{
    static char code[16];
    kind = number("kind", 0, KINDS - 1);
    setting = number("setting", 0, 3);
    n = number("n", 0, 10000);
    game = (struct game){.moves = take, .upwards = true};
    switch (kind) {
    case MISERE: /* the same moves, and another end of the game */
        game = (struct game){.moves = take, .code = "0.3", .misere = setting > 0};
        setting = 0;
        break;
    case CODE: /* written into the same memory each time */
        strcpy(code, "0.3333");
        code[2 + most()] = '\0';
        game.code = code;
        break;
    case AMOUNTS: game = (struct game){.amounts = amounts}; break;
    case FIXED: game.fixed = true; break;
    case BY_CODE: game.code = "0.33"; break;
    case ONE_NAME: game.moves = one_name; break;
    default: break;
    }
    put(&game, n);
}

static void answer(void)
{
    const bool won = wins(&game, n);
    if (kind == WORDS) {
        print("%s %d\n", setting == 3 ? "first" : won ? "first" : "second", 2);
    } else {
        print("%s\n", won ? "first" : "second");
    }
}

static void cases(void) { every_input("game", "T 1, n 0..20"); }

const struct problem problem = {.rule = "Games that change.",
                                .players = {"first", "second"},
                                .games = {COUNTED, "T", 1, 1000},
                                .input = input,
                                .answer = answer,
                                .cases = cases};
