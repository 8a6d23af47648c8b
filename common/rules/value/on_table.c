/* What is laid on the table for a game: positions side by side. A move is made in one of them. */
#include "inside.h"

struct laid laid;

static int64_t laid_capacity;
static int64_t laid_for; /* the reading.serial of the game for which it was laid */
static bool is_laid;     /* put() or put_many() was called for this game, */
static bool is_not_lost; /* and with a misere game, or one of scores: with no part it is not lost */

static void clear_laid(void)
{
    laid.count = 0;
    laid.mover = 0;
    laid_for = reading.serial;
    is_laid = is_not_lost = false;
}

/* What was laid for an earlier game goes. */
static void follow_game(void)
{
    if (laid_for != reading.serial) {
        clear_laid();
    }
}

void lay_parts(void)
{
    follow_game();
    if (the_problem->position != NULL) {
        clear_laid();
        const struct call outer = begin_call("position()", -1);
        the_problem->position();
        end_call(outer);
    }
    if (!is_laid) {
        die("nothing is put on the table: input() or position() needs put() or put_many()");
    }
    for (int64_t i = 0; i < laid.count; i++) { /* not before: an input that is not valid may lay anything */
        const struct part *part = &laid.parts[i];
        if (part->position < 0 || part->count < 0) {
            die("put(): the position %" PRId64 ", %" PRId64 " times: neither may be negative", part->position,
                part->count);
        }
    }
    if (laid.count == 0 && is_not_lost) {
        die("nothing lies on the table of a game that is .misere or of .scores: put a position without moves");
    }
    if (laid.count > 0 && laid.parts[0].known->game->numbers && laid.parts[0].position % 2 != laid.mover) {
        die("in a game of .numbers, the first player is to move in position 2p and the second in 2p + 1, but to_move() "
            "says otherwise");
    }
}

void put_many(const struct game *game, int64_t position, int64_t count)
{
    only_in("input() and position()", "put()");
    follow_game();
    if (!gives_moves(game) && game->proved == NULL) {
        die("the game that is put on the table has no .moves, .amounts or .code");
    }
    is_laid = true;
    const bool is_alone = laid.count == 0 && count <= 1;
    if (count > 0 && !is_alone && (game->numbers || (laid.count > 0 && laid.parts[0].known->game->numbers))) {
        die("a position of a game of .numbers holds who is to move, so it can only be put alone: let one position hold "
            "all that lies on the table");
    }
    is_not_lost = is_not_lost || game->misere || game->scores;
    if (count != 0) {
        laid.parts = grown(laid.parts, &laid_capacity, laid.count + 1, sizeof *laid.parts);
        laid.parts[laid.count++] = (struct part){known_of(game), position, count};
    }
}

void put(const struct game *game, int64_t position) { put_many(game, position, 1); }

void to_move(int player)
{
    only_in("input() and position()", "to_move()");
    if (player != 0 && player != 1) {
        die("to_move() takes 0 for .players[0] or 1 for .players[1], not %d", player);
    }
    follow_game();
    laid.mover = player;
}
