/*
 * The table: positions side by side, a move being a move in one of them; and all questions.
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
#include "machine.h"

#include <stdlib.h>
#include <string.h>

struct part *table_parts;
int64_t table_count;
int table_mover;

static int64_t table_capacity;

static bool is_laid; /* put() or put_many() was called */

void clear_table(void)
{
    table_count = 0;
    table_mover = 0;
    is_laid = false;
}

void lay_table(void)
{
    if (the_problem->position != NULL) {
        clear_table();
        the_problem->position();
    }
    if (!is_laid) {
        die("nothing is put on the table: input() or position() needs put() or put_many()");
    }
}

void put_many(struct game *game, int64_t position, int64_t count)
{
    is_laid = true;
    if (count > 0) {
        table_parts = grown(table_parts, &table_capacity, table_count + 1, sizeof *table_parts);
        table_parts[table_count++] = (struct part){search_of(game), position, count};
    }
}

void put(struct game *game, int64_t position) { put_many(game, position, 1); }

void to_move(int player) { table_mover = player; }

/* ---- small sums, searched whole ---- */

enum { WHOLE_PARTS = 4, WHOLE_NUMBERS = 64, WHOLE_MOST = 20000, WHOLE_KEPT = 1 << 20, WHOLE_HEAP = 7 };

/* A whole sum is a row of pairs: the place of a search, and a position of it. */
static void whole_moves(int64_t position);
static struct game whole_normal = {.moves = whole_moves, .fixed = true};
static struct game whole_misere = {.moves = whole_moves, .misere = true, .fixed = true};

static int by_pair(const void *a, const void *b)
{
    const int64_t *left = a;
    const int64_t *right = b;
    const int at = left[0] == right[0] ? 1 : 0;
    return left[at] < right[at] ? -1 : left[at] > right[at] ? 1 : 0;
}

/* The row of these pairs, which are put in order. */
static int64_t whole_row(int64_t *numbers, int64_t count)
{
    if (count > WHOLE_NUMBERS) {
        die("a sum falls into more than %d parts", WHOLE_NUMBERS / 2);
    }
    qsort(numbers, (size_t)count / 2, 2 * sizeof *numbers, by_pair);
    return row(numbers, count);
}

static void whole_moves(int64_t position)
{
    int64_t numbers[WHOLE_NUMBERS];
    int64_t after[WHOLE_NUMBERS + 2];
    struct moves moves = {0};
    const int64_t count = unrow(position, numbers);
    for (int64_t i = 0; i < count; i += 2) {
        if (i > 0 && by_pair(numbers + i, numbers + i - 2) == 0) {
            continue; /* the same part again */
        }
        collect_moves(search_at(numbers[i]), numbers[i + 1], &moves, false);
        if (moves.is_over && count > 2) {
            die("over() is for games by themselves");
        } else if (moves.is_over) {
            over(moves.over);
        }
        for (int64_t k = 0; k < moves.count; k++) {
            const struct move *move = &moves.list[k];
            memcpy(after, numbers, (size_t)count * sizeof *numbers);
            after[i + 1] = move->position;
            after[count] = numbers[i];
            after[count + 1] = move->other;
            if (move->kind == WINS) {
                win("%s", "");
            } else {
                leave(whole_row(after, count + (move->kind == LEAVES_TWO ? 2 : 0)), "%s", "");
            }
        }
    }
    free(moves.list);
}

/* See DISTANCE; 0 where nobody wins, or a sum is too large to be searched whole. */
static int64_t whole_distance(const struct part *parts, int64_t count)
{
    struct search *whole = search_of(parts[0].search->game->misere ? &whole_misere : &whole_normal);
    int64_t numbers[WHOLE_NUMBERS];
    int64_t used = 0;
    bool is_kept = whole->tables[DISTANCE].used < WHOLE_KEPT;
    for (int64_t i = 0; i < count; i++) {
        const struct game *game = parts[i].search->game;
        is_kept = is_kept && (game->fixed || game->amounts != NULL || whole->of_game == game_count);
        for (int64_t k = 0; k < parts[i].count; k++) {
            numbers[used++] = parts[i].search->place;
            numbers[used++] = parts[i].position;
        }
    }
    if (!is_kept) { /* what was searched may be of other moves */
        clear_search(whole);
    }
    return search_bounded(whole, whole_row(numbers, used), WHOLE_MOST);
}

static bool is_small(const struct part *parts, int64_t count)
{
    int64_t all = 0;
    for (int64_t i = 0; i < count; i++) {
        const struct game *game = parts[i].search->game;
        all += parts[i].count;
        if (!has_moves(parts[i].search) || is_by_page(game, parts[i].position)
            || ((is_heap(parts[i].search) || game->upwards) && parts[i].position > WHOLE_HEAP)) {
            return false;
        }
    }
    const bool heaps = is_heap(parts[0].search) || parts[0].search->game->upwards;
    return all <= (heaps ? WHOLE_PARTS : 2);
}

/* Few moves, and not too many parts in the end. */
static bool is_near(const struct part *parts, int64_t count)
{
    enum { MOST_FROM = 400, LARGEST = 1000 };
    struct moves moves = {.most = MOST_FROM};
    int64_t all = 0;
    bool near = true;
    for (int64_t i = 0; i < count && near; i++) {
        struct search *search = parts[i].search;
        const int64_t position = parts[i].position;
        near = has_moves(search) && !is_by_page(search->game, position) && !(is_heap(search) && position > LARGEST);
        if (near) {
            collect_moves(search, position, &moves, false);
            all += parts[i].count * (leaves_two(search, position) ? position : 1);
        }
        near = near && all <= WHOLE_NUMBERS / 2 && !moves.cut;
    }
    free(moves.list);
    return near;
}

int64_t parts_distance(const struct part *parts, int64_t count)
{
    if (count == 0) {
        return -SOONEST;
    }
    if (count == 1 && parts[0].search->game->endless) {
        value_of(parts[0].search, OUTCOME, parts[0].position); /* the same search gives both */
        return table_value(&parts[0].search->tables[DISTANCE], parts[0].position, 0);
    }
    return is_near(parts, count) ? whole_distance(parts, count) : 0;
}

/* ---- sums by their parts ---- */

/* The Grundy number of a tame position; dies when it is none. */
static int64_t tame_pair(struct search *search, int64_t position, bool *firm)
{
    const int64_t normal = value_of(search, GRUNDY, position);
    const int64_t misere = value_of(search, MISERE_GRUNDY, position);
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
static int64_t tame_value(struct search *search, int64_t position, bool *firm)
{
    const int64_t last = is_heap(search) && position > SEARCHED ? SEARCHED : position;
    if (!is_heap(search) && !search->game->upwards) {
        die("a misere sum needs heaps, or positions that are searched upwards");
    }
    for (; search->tame_to <= last; search->tame_to++) {
        tame_pair(search, search->tame_to, firm);
    }
    if (position > last) { /* the pairs above are those of the table's end, both larger by the same */
        const struct law *normal = law_of(search, GRUNDY, position);
        const struct law *misere = law_of(search, MISERE_GRUNDY, position);
        if (normal == NULL || misere == NULL || normal->period != misere->period || normal->shift != misere->shift
            || normal->from + normal->period > SEARCHED || misere->from + misere->period > SEARCHED) {
            die("heaps above %d are not known to be tame", SEARCHED);
        }
    }
    return tame_pair(search, position, firm);
}

int64_t parts_nim_sum(const struct part *parts, int64_t count)
{
    int64_t nim_sum = 0;
    for (int64_t i = 0; i < count; i++) {
        const int64_t value = value_of(parts[i].search, GRUNDY, parts[i].position);
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
        const int64_t value = tame_value(parts[i].search, parts[i].position, &firm);
        nim_sum ^= parts[i].count % 2 == 1 ? value : 0;
        any_firm = any_firm || firm;
    }
    return any_firm ? nim_sum != 0 : nim_sum == 0;
}

static enum result sum_result(const struct part *parts, int64_t count)
{
    const bool is_misere = parts[0].search->game->misere;
    for (int64_t i = 0; i < count; i++) {
        if (parts[i].search->game->misere != is_misere) {
            die("a sum of normal and misere games");
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
    const bool is_sum = count > 1 || parts[0].count > 1 || parts[0].search->game->code != NULL;
    const enum result result =
        is_sum ? sum_result(parts, count) : (enum result)value_of(parts[0].search, OUTCOME, parts[0].position);
    const bool is_checked = (is_sum || parts[0].search->splits) && is_small(parts, count);
    const int64_t distance = is_checked ? whole_distance(parts, count) : 0;
    if (distance != 0 && (distance > 0) != (result == WON)) {
        die("searched whole, the sum that begins with position %" PRId64 " is %s, but not by its Grundy numbers",
            parts[0].position, distance > 0 ? "won" : "lost");
    }
    return result;
}

/* ---- questions ---- */

bool wins(struct game *game, int64_t position)
{
    const int64_t won = lead(game, position);
    if (won == 0) {
        die("position %" PRId64 " is drawn: nobody wins", position);
    }
    return won > 0;
}

int64_t grundy(struct game *game, int64_t position) { return value_of(search_of(game), GRUNDY, position); }

int64_t lead(struct game *game, int64_t position)
{
    struct search *search = search_of(game);
    return game->scores ? value_of(search, LEAD, position)
                        : (int64_t)parts_result(&(struct part){search, position, 1}, 1) - DRAWN;
}

int64_t count_lost(struct game *game, int64_t low, int64_t high)
{
    struct search *search = search_of(game);
    const struct law *law = law_of(search, OUTCOME, high);
    const int64_t period = law == NULL ? 0 : law->period;
    const int64_t repeated = period > 0 && low < law->from ? law->from : low; /* from here on by the first period */
    int64_t count = 0;
    for (int64_t heap = low; heap <= high && (period == 0 || heap < repeated + period); heap++) {
        const int64_t times = period > 0 && heap >= repeated ? (high - heap) / period + 1 : 1;
        count += parts_result(&(struct part){search, heap, 1}, 1) == LOST ? times : 0;
    }
    return count;
}
