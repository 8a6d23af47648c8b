/* What is laid on the table for a game: positions side by side. A move is made in one of them. */
#include "machine.h"

struct laid laid;

static int64_t laid_capacity;
static int64_t laid_for; /* the reading.serial of the game for which it was laid */
static bool is_laid;     /* put() or put_many() was called for this game */

static void clear_laid(void)
{
    laid.count = 0;
    laid.mover = 0;
    laid_for = reading.serial;
    is_laid = false;
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
        the_problem->position();
    }
    if (!is_laid) {
        die("nothing is put on the table: input() or position() needs put() or put_many()");
    }
}

void put_many(struct game *game, int64_t position, int64_t count)
{
    follow_game();
    is_laid = true;
    if (count > 0) {
        laid.parts = grown(laid.parts, &laid_capacity, laid.count + 1, sizeof *laid.parts);
        laid.parts[laid.count++] = (struct part){known_of(game), position, count};
    }
}

void put(struct game *game, int64_t position) { put_many(game, position, 1); }

void to_move(int player)
{
    follow_game();
    laid.mover = player;
}
