/* Games whose moves are a table in the input, with any promises about them: each answer must be that of a search of the
   table (promises.py), or the promise be refused. */
#include "rules.h"

enum { MISERE = 1, SCORES = 2, ENDLESS = 4, NUMBERS = 8, UPWARDS = 16, FIXED = 32, PROVED = 64, FLAGS = 128 };
enum { POSITIONS = 40, MOVES = 40, CODES = 7, LEAVES = 0, TWO, WINS, OVER };

static const char *const codes[CODES] = {NULL, "0.3", "0.33", "0.07", "0.(3)", "4.(3)", "0.77"};

static struct {
    int64_t kind, one, other, points;
} table[POSITIONS][MOVES];
static int64_t counts[POSITIONS];
static int64_t formula[POSITIONS]; /* what is proved */
static int64_t searched_to;

static void moves(int64_t position)
{
    for (int64_t i = 0; position < POSITIONS && i < counts[position]; i++) {
        const int64_t one = table[position][i].one;
        switch (table[position][i].kind) {
        case LEAVES: score(table[position][i].points, one, "%d", (int)i); break;
        case TWO: leave_two(one, table[position][i].other, "%d", (int)i); break;
        case WINS: win(position, "%d", (int)i); break;
        default: over((enum result)one);
        }
    }
}

static int64_t proved(int64_t position) { return position < POSITIONS ? formula[position] : LOST; }

static bool searched(int64_t position) { return position <= searched_to; }

static void input(void)
{
    const int64_t flags = number("flags", 0, FLAGS - 1);
    const char *code = codes[number("code", 0, CODES - 1)];
    const int64_t positions = number("positions", 1, POSITIONS);
    searched_to = number("searched", 0, POSITIONS);
    for (int64_t p = 0; p < POSITIONS; p++) {
        counts[p] = formula[p] = 0;
    }
    bool splits = false;
    for (int64_t p = 0; p < positions; p++) {
        next_line();
        formula[p] = number("formula", -1000, 1000);
        counts[p] = number("count", 0, MOVES);
        for (int64_t i = 0; i < counts[p]; i++) {
            table[p][i].kind = number("kind", LEAVES, OVER);
            splits = splits || table[p][i].kind == TWO;
            table[p][i].one = number("one", -POSITIONS, POSITIONS);
            table[p][i].other = number("other", -POSITIONS, POSITIONS);
            table[p][i].points = number("points", -100, 100);
        }
    }
    struct game game = {.moves = moves, .splits = splits, .code = code};
    game.misere = (flags & MISERE) != 0;
    game.scores = (flags & SCORES) != 0;
    game.endless = (flags & ENDLESS) != 0;
    game.numbers = (flags & NUMBERS) != 0;
    game.upwards = (flags & UPWARDS) != 0;
    game.fixed = (flags & FIXED) != 0;
    if ((flags & PROVED) != 0) {
        game.proved = proved;
        game.searched = searched;
    }
    next_line();
    to_move((int)number("mover", 0, 1));
    const int64_t parts = number("parts", 1, 6);
    for (int64_t i = 0; i < parts; i++) {
        const int64_t position = number("position", -POSITIONS, POSITIONS);
        put_many(&game, position, number("times", 0, 5));
    }
}

static void cases(void) { every_input("game", "T 1, positions 1, count 0, parts 1"); }

const struct problem problem = {.rule = "Games of tables.",
                                .players = {"first", "second"},
                                .outputs = {NULL, NULL, "draw"},
                                .games = {COUNTED, "T", 1, 1000},
                                .input = input,
                                .cases = cases};
