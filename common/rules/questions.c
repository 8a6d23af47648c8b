/* The questions that a rules file may ask of a position. */
#include "machine.h"

bool wins(const struct game *game, int64_t position)
{
    const int64_t won = lead(game, position);
    if (won == 0) {
        die("position %" PRId64 " is drawn: nobody wins", position);
    }
    return won > 0;
}

int64_t grundy(const struct game *game, int64_t position) { return asked_value(known_of(game), GRUNDY, position); }

int64_t lead(const struct game *game, int64_t position)
{
    struct known *known = known_of(game);
    return game->scores ? asked_value(known, LEAD, position)
                        : (int64_t)parts_result(&(struct part){known, position, 1}, 1) - DRAWN;
}

void compare_formula(const struct game *game, int64_t position) { (void)lead(game, position); }

int64_t count_lost(const struct game *game, int64_t low, int64_t high)
{
    struct known *known = known_of(game);
    const struct law *law = find_law(known, OUTCOME, high);
    const int64_t period = law == NULL ? 0 : law->period;
    const int64_t repeated = period > 0 && low < law->from ? law->from : low; /* from here on by the first period */
    int64_t count = 0;
    for (int64_t heap = low; heap <= high && (period == 0 || heap < repeated + period); heap++) {
        const int64_t times = period > 0 && heap >= repeated ? (high - heap) / period + 1 : 1;
        count += parts_result(&(struct part){known, heap, 1}, 1) == LOST ? times : 0;
    }
    return count;
}
