/*
 * Sums searched whole: the positions side by side are one position of a game, whose moves are those of all parts. So
 * what follows from the parts can be compared, and how long a game lasts be told.
 */
#include "inside.h"

#include <stdlib.h>
#include <string.h>

enum { WHOLE_PARTS = 4, WHOLE_NUMBERS = 64, WHOLE_KEPT = 1 << 20, WHOLE_HEAP = 7 };

static int64_t work_for_lengths; /* that is left */
static int64_t work_to_compare = WORK_OF_A_QUESTION / 2;
static int64_t work_to_compare_all = INT64_MAX; /* that is left */

void allow_lengths(int64_t work) { work_for_lengths = work > work_for_lengths ? work : work_for_lengths; }

void allow_comparing(int64_t work, int64_t of_all) { work_to_compare = work, work_to_compare_all = of_all; }

/* A whole sum is a position of pairs: the place of a search, and a position of it. */
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

/* The position of these pairs, which are put in order. */
static int64_t whole_position(int64_t *numbers, int64_t count)
{
    if (count > WHOLE_NUMBERS) {
        die("a sum falls into more than %d parts", WHOLE_NUMBERS / 2);
    }
    qsort(numbers, (size_t)count / 2, 2 * sizeof *numbers, by_pair);
    return position_of(numbers, count);
}

static void whole_moves(int64_t position)
{
    int64_t numbers[WHOLE_NUMBERS];
    int64_t after[WHOLE_NUMBERS + 2];
    struct moves moves = {0};
    const int64_t count = numbers_of(position, numbers);
    for (int64_t i = 0; i < count; i += 2) {
        if (i > 0 && by_pair(numbers + i, numbers + i - 2) == 0) {
            continue; /* the same part again */
        }
        moves.most = moves_wanted(); /* one part may have more than all of a search */
        collect_moves(known_at(numbers[i]), numbers[i + 1], &moves, false);
        if (moves.is_over && count > 2) {
            die("over() works only in a game that is the only part");
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
                win(0, "-");
            } else {
                const int64_t left = whole_position(after, count + (move->kind == LEAVES_TWO ? 2 : 0));
                leave(left, "%" PRId64, left);
            }
        }
    }
    free(moves.list);
}

/* See parts_distance(); 0 where it takes more work, which is what is left of it then. */
static int64_t distance_by(const struct part *parts, int64_t count, int64_t *work)
{
    struct known *whole = known_of(parts[0].known->game->misere ? &whole_misere : &whole_normal);
    int64_t numbers[WHOLE_NUMBERS];
    int64_t used = 0;
    bool is_kept = whole->values[DISTANCE].used < WHOLE_KEPT;
    for (int64_t i = 0; i < count; i++) {
        const struct game *game = parts[i].known->game;
        is_kept = is_kept && (game->fixed || game->amounts != NULL || whole->of_game == reading.serial);
        for (int64_t k = 0; k < parts[i].count; k++) {
            numbers[used++] = parts[i].known->place;
            numbers[used++] = parts[i].position;
        }
    }
    if (!is_kept) { /* what was searched may be of other moves */
        forget(whole);
    }
    return search_bounded(whole, whole_position(numbers, used), work);
}

int64_t whole_distance(const struct part *parts, int64_t count)
{
    const int64_t allowed = work_to_compare < work_to_compare_all ? work_to_compare : work_to_compare_all;
    int64_t work = allowed;
    const int64_t distance = allowed > 0 ? distance_by(parts, count, &work) : 0;
    work_to_compare_all -= allowed - work;
    return distance;
}

bool is_small_sum(const struct part *parts, int64_t count)
{
    int64_t all = 0;
    for (int64_t i = 0; i < count; i++) {
        const struct game *game = parts[i].known->game;
        all += parts[i].count;
        if (!is_listed(game, parts[i].position) || is_by_formula(game, parts[i].position)
            || ((is_heap(parts[i].known) || game->upwards) && parts[i].position > WHOLE_HEAP)) {
            return false;
        }
    }
    const bool heaps = is_heap(parts[0].known) || parts[0].known->game->upwards;
    return all <= (heaps ? WHOLE_PARTS : 2);
}

/* Few moves, and not too many parts in the end. */
static bool is_near(const struct part *parts, int64_t count)
{
    enum { MAX_FROM = 400, LARGEST = 1000 };
    struct moves moves = {.most = MAX_FROM};
    int64_t all = 0;
    bool near = true;
    for (int64_t i = 0; i < count && near && work_for_lengths > 0; i++) {
        struct known *known = parts[i].known;
        const int64_t position = parts[i].position;
        near = is_listed(known->game, position) && !(is_heap(known) && position > LARGEST);
        if (near) {
            collect_moves(known, position, &moves, false);
            work_for_lengths -= moves.count;
            all += parts[i].count * (known->game->splits ? position : 1);
        }
        near = near && all <= WHOLE_NUMBERS / 2 && !moves.cut;
    }
    free(moves.list);
    return near && work_for_lengths > 0;
}

int64_t parts_distance(const struct part *parts, int64_t count)
{
    if (count == 0) {
        return -DISTANCE_AT_ONCE;
    }
    if (count == 1 && parts[0].known->game->endless) {
        value_of(parts[0].known, OUTCOME, parts[0].position); /* the same search gives both */
        return kept_value(&parts[0].known->values[DISTANCE], parts[0].position, 0);
    }
    if (!is_near(parts, count)) {
        return 0;
    }
    int64_t work = work_for_lengths < WORK_OF_A_LENGTH ? work_for_lengths : WORK_OF_A_LENGTH;
    const int64_t allowed = work;
    const int64_t distance = distance_by(parts, count, &work);
    work_for_lengths -= allowed - work;
    return distance;
}
