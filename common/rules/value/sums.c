/*
 * Who wins a sum: positions side by side, a move being a move in one of them.
 *
 * Normal play (R. P. Sprague 1935, P. M. Grundy 1939): a sum is lost exactly when the XOR of the Grundy numbers
 * of its parts, the nim-sum, is 0. With moves that win at once it is a race: whoever can make one wins.
 *
 * Misere play (J. H. Conway, On Numbers and Games, chapter 12). The misere Grundy number g- is the mex as well,
 * but 1 where no move is left; g+ is the ordinary one. Call a position tame when the same holds for everything
 * that its moves lead to and the pair g+ g- is one of 0 1, 1 0 (fickle) or n n (firm). Then a sum of tame
 * positions is lost in misere play exactly when some part is firm and the XOR of all g+ is 0, or all parts are
 * fickle and the XOR of all g+ is 1.
 * Proof by induction over the moves. A mex of the pair 0 1 leaves only 1 0 and n n with n >= 2 for the moves of
 * such a part, and a 1 0 among them unless none is left; 1 0 leaves 0 1 and n n with n >= 2, and a 0 1 among
 * them; 0 0 and 1 1 have no fickle move. All fickle, XOR 1: a move changes one g+. If all stay fickle the XOR
 * becomes 0; else it becomes at least 2. All fickle, XOR 0: no move left wins; else a part 1 0 can become 0 1, or,
 * all being 0 1, one can become 1 0. Some firm, XOR 0: the XOR changes. If all parts become fickle, the one firm
 * part was n n with n = 0 or 1, which has no fickle move. Some firm, XOR not 0: make it 0 as in Nim. That fails
 * only when the last firm part n n, n >= 2, becomes fickle, v for short its g+. Among its moves is also one with
 * g- = v: either firm, v v, so take that; or its g+ is 1 - v, which makes all parts fickle with the XOR 1.
 *
 * Every sum that is small enough is searched whole as well, and has to agree.
 */
#include "inside.h"

/* The Grundy number of a tame position; dies when it is none. */
static int64_t tame_pair(struct known *known, int64_t position, bool *firm)
{
    const int64_t normal = asked_value(known, GRUNDY, position);
    const int64_t misere = asked_value(known, MISERE_GRUNDY, position);
    if (normal == WINS_AT_ONCE) {
        die("a misere sum is not worked out where a move wins at once");
    }
    *firm = normal == misere;
    if (!*firm && normal + misere != 1) {
        die("position %" PRId64 " is not tame: its Grundy numbers are %" PRId64 " and, in misere play, %" PRId64,
            position, normal, misere);
    }
    return normal;
}

/* The same, once all below is known to be tame. */
static int64_t tame_value(struct known *known, int64_t position, bool *firm)
{
    const int64_t most = known->game->search_to > 0 ? known->game->search_to : SEARCHED;
    const int64_t last = is_heap(known) && position > most ? most : position;
    if (!is_heap(known) && !known->game->upwards) {
        die("a misere sum needs piles, or positions that count up from 0 (.upwards); a game without them can be one "
            "part, "
            "a row of everything that lies on the table");
    }
    for (; known->tame_to <= last; known->tame_to++) {
        tame_pair(known, known->tame_to, firm);
    }
    if (position > last) { /* the pairs above are those of the last ones searched, both larger by the same */
        const struct law *normal = find_law(known, GRUNDY, position);
        const struct law *misere = find_law(known, MISERE_GRUNDY, position);
        if (normal == NULL || misere == NULL || normal->period != misere->period || normal->shift != misere->shift
            || normal->from + normal->period > most || misere->from + misere->period > most) {
            die("a pile of %" PRId64 " has no known result in a misere sum: piles above %" PRId64
                " are not known to be tame",
                position, most);
        }
    }
    return tame_pair(known, position, firm);
}

int64_t parts_nim_sum(const struct part *parts, int64_t count)
{
    int64_t nim_sum = 0;
    for (int64_t i = 0; i < count; i++) {
        const int64_t value = asked_value(parts[i].known, GRUNDY, parts[i].position);
        if (value == WINS_AT_ONCE) {
            return WINS_AT_ONCE;
        }
        nim_sum ^= parts[i].count % 2 == 1 ? value : 0;
    }
    return nim_sum;
}

static bool misere_wins(const struct part *parts, int64_t count)
{
    int64_t nim_sum = 0;
    bool any_firm = false;
    for (int64_t i = 0; i < count; i++) {
        bool firm;
        const int64_t value = tame_value(parts[i].known, parts[i].position, &firm);
        nim_sum ^= parts[i].count % 2 == 1 ? value : 0;
        any_firm = any_firm || firm;
    }
    return any_firm ? nim_sum != 0 : nim_sum == 0;
}

static enum result sum_result(const struct part *parts, int64_t count)
{
    const bool is_misere = parts[0].known->game->misere;
    for (int64_t i = 0; i < count; i++) {
        if (parts[i].known->game->misere != is_misere) {
            die("a sum of normal and misere games cannot be worked out");
        }
    }
    const bool wins = is_misere ? misere_wins(parts, count) : parts_nim_sum(parts, count) != 0;
    return wins ? WON : LOST;
}

enum result parts_result(const struct part *parts, int64_t count)
{
    if (count == 0) {
        return LOST;
    }
    const bool is_sum = count > 1 || parts[0].count > 1 || parts[0].known->game->code != NULL;
    const enum result result =
        is_sum ? sum_result(parts, count) : (enum result)asked_value(parts[0].known, OUTCOME, parts[0].position);
    if (parts[0].known->game->numbers) {
        check_number(parts[0].known, parts[0].position);
    }
    const bool is_checked = (is_sum || parts[0].known->game->splits) && is_small_sum(parts, count);
    const int64_t distance = is_checked ? whole_distance(parts, count) : 0;
    if (distance != 0 && (distance > 0) != (result == WON)) {
        die("searched whole, the sum that begins with position %" PRId64 " is %s, but not by its Grundy numbers",
            parts[0].position, distance > 0 ? "won" : "lost");
    }
    return result;
}

/* ---- the questions that a rules file may ask of a position ---- */

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
