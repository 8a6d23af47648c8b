/* Several heaps, a move in one of them: whole positions, cases and explanations (see nim.h). */
#include "nim.h"

#include "cases.h"
#include "check.h"
#include "memo.h"
#include "program.h"
#include "show.h"
#include "whole.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX_HEAPS = 100, SMALL_HEAPS = 3, SMALL_SIZE = 7 };

struct solved {
    const struct nim_game *game;
    int *values; /* Grundy numbers of the heaps 0..searched */
};

struct position {
    int64_t count;
    int64_t heaps[MAX_HEAPS];
};

/* A whole position of heaps up to SMALL_SIZE as a number: a byte for each size, that counts its heaps. */
static int64_t one_heap(int size)
{
    return size == 0 ? 0 : INT64_C(1) << (8 * (size - 1));
}

static int heaps_of_size(int64_t whole, int size)
{
    return (int)(whole >> (8 * (size - 1)) & 0xff);
}

static int whole_options(const void *data, int64_t whole, int64_t *moves)
{
    const struct solved *solved = data;
    int move_count = 0;
    for (int size = 1; size <= SMALL_SIZE; size++) {
        if (heaps_of_size(whole, size) > 0) {
            int count;
            struct option *options = heap_options(&solved->game->heap, size, &count);
            for (int i = 0; i < count; i++) {
                moves[move_count++] =
                    whole - one_heap(size) + one_heap(options[i].first) + one_heap(options[i].second);
            }
            free(options);
        }
    }
    return move_count;
}

enum { WHOLE_OPTIONS = SMALL_SIZE * 2 * SMALL_SIZE };

static int64_t heap_value(const struct solved *solved, int64_t heap)
{
    return heap <= solved->game->heap.searched ? solved->values[heap] : solved->game->beyond(heap);
}

static int64_t nim_sum(const struct solved *solved, const struct position *position)
{
    int64_t sum = 0;
    for (int64_t i = 0; i < position->count; i++) {
        sum ^= heap_value(solved, position->heaps[i]);
    }
    return sum;
}

static bool whole_wins_by_nim_sum(const void *data, int64_t whole)
{
    const struct solved *solved = data;
    int sum = 0;
    for (int size = 1; size <= SMALL_SIZE; size++) {
        sum ^= heaps_of_size(whole, size) % 2 == 1 ? solved->values[size] : 0;
    }
    return sum != 0;
}

static void whole_name(const void *data, int64_t whole, char name[64])
{
    (void)data;
    size_t length = 0;
    name[0] = '\0';
    for (int size = 1; size <= SMALL_SIZE; size++) {
        for (int i = 0; i < heaps_of_size(whole, size) && length < 60; i++) {
            length += (size_t)snprintf(name + length, 64 - length, "%s%d", length > 0 ? " " : "", size);
        }
    }
}

static struct solved solve(const struct nim_game *game)
{
    const struct solved solved = {game, heaps_search(&game->heap)};
    for (int heap = 1; heap <= game->heap.searched; heap++) {
        if (game->beyond(heap) != solved.values[heap]) {
            die("beyond the table: heap %d is said to have %" PRId64 " but the moves give %d", heap,
                game->beyond(heap), solved.values[heap]);
        }
    }
    return solved;
}

/* Positions that `explain` takes come before those with a heap beyond the table; fewest heaps first, then
   fewest pieces. */
static bool add(const struct solved *solved, const char *kind, const struct position *position)
{
    struct text input = {0};
    int64_t pieces = 0;
    bool beyond_table = false;
    text_add(&input, "%" PRId64 "\n", position->count);
    for (int64_t i = 0; i < position->count; i++) {
        text_add(&input, "%s%" PRId64, i > 0 ? " " : "", position->heaps[i]);
        pieces += position->heaps[i];
        beyond_table = beyond_table || position->heaps[i] > solved->game->heap.searched;
    }
    text_add(&input, "\n");
    const int64_t size = position->count + (beyond_table ? MAX_HEAPS : 0);
    const bool added = offer_case(kind, size, pieces, input.bytes,
                                  nim_sum(solved, position) != 0 ? "koosaga\n" : "cubelover\n");
    text_free(&input);
    return added;
}

/*
 * Calls visit for every multiset of 1 to SMALL_HEAPS heaps of 1 to SMALL_SIZE, fewest heaps first,
 * that has a move.
 */
static void each_small(const struct solved *solved,
                       void (*visit)(const struct solved *, int64_t whole, const struct position *, void *),
                       void *data)
{
    int64_t moves[WHOLE_OPTIONS];
    for (int count = 1; count <= SMALL_HEAPS; count++) {
        struct position position = {.count = count, .heaps = {1, 1, 1}};
        for (;;) {
            int64_t whole = 0;
            for (int i = 0; i < count; i++) {
                whole += one_heap((int)position.heaps[i]);
            }
            if (whole_options(solved, whole, moves) > 0) {
                visit(solved, whole, &position, data);
            }
            /* The next ascending row of sizes. */
            int last = count - 1;
            while (last >= 0 && position.heaps[last] == SMALL_SIZE) {
                last--;
            }
            if (last < 0) {
                break;
            }
            const int64_t size = position.heaps[last] + 1;
            for (int i = last; i < count; i++) {
                position.heaps[i] = size;
            }
        }
    }
}

static void add_small(const struct solved *solved, int64_t whole, const struct position *position, void *memo)
{
    const struct whole_game moves = {
        .data = solved,
        .options = whole_options,
        .option_capacity = WHOLE_OPTIONS,
    };
    if (whole_wins(&moves, memo, whole) != (nim_sum(solved, position) != 0)) {
        char name[64];
        whole_name(solved, whole, name);
        die("the search of the whole position %s and its nim-sum disagree", name);
    }
    add(solved, "small", position);
}

/* Heaps grow as their Grundy numbers do, once or twice as fast: a heap with a value lies near there. */
static int64_t heap_with_value(const struct solved *solved, int64_t value, int64_t largest)
{
    for (int64_t factor = 1; factor <= 2; factor++) {
        for (int64_t heap = factor * value - 2; heap <= factor * value + 2; heap++) {
            if (heap >= 1 && heap <= largest && heap_value(solved, heap) == value) {
                return heap;
            }
        }
    }
    return 0;
}

/* Random heaps; when balanced, the last heap brings the nim-sum to 0. Needs two heaps or more. */
static struct position random_position(const struct solved *solved, int64_t count, int64_t largest,
                                       bool balanced)
{
    struct position position = {.count = count};
    do {
        const bool magnitudes = random_in(0, 1) == 0;
        for (int64_t i = 0; i < count; i++) {
            position.heaps[i] = magnitudes ? random_magnitude(1, largest) : random_in(1, largest);
        }
        if (balanced) {
            position.heaps[count - 1] = 0;
            position.heaps[count - 1] = heap_with_value(solved, nim_sum(solved, &position), largest);
        }
    } while (position.heaps[count - 1] == 0);
    shuffle(position.heaps, count);
    return position;
}

/* Whether some heap has a move; heaps beyond the table have. */
static bool has_move(const struct solved *solved, const struct position *position)
{
    int count = 0;
    for (int64_t i = 0; i < position->count && count == 0; i++) {
        if (position->heaps[i] > solved->game->heap.searched) {
            return true;
        }
        free(heap_options(&solved->game->heap, (int)position->heaps[i], &count));
    }
    return count > 0;
}

/* Every second position is balanced; of the others, half miss it by one piece in one heap. */
static void add_random(const struct solved *solved, const char *kind, int cases, int64_t largest)
{
    for (int added = 0; added < cases;) {
        const int64_t count = 2 + (MAX_HEAPS - 2) * (int64_t)added / (cases - 1);
        struct position position = random_position(solved, count, largest, added % 4 != 0);
        if (added % 4 == 2) {
            int64_t *heap = &position.heaps[random_in(0, count - 1)];
            *heap += *heap < largest ? 1 : -1;
        }
        added += has_move(solved, &position) && add(solved, kind, &position) ? 1 : 0;
    }
}

static void add_limits(const struct solved *solved)
{
    const int64_t counts[] = {1, 2, 3, MAX_HEAPS - 1, MAX_HEAPS};
    const int64_t limit = solved->game->limit;
    struct position ones = {.count = MAX_HEAPS};
    for (size_t k = 0; k < sizeof counts / sizeof *counts; k++) {
        for (int64_t below = 0; below <= 3; below++) {
            struct position position = {.count = counts[k]};
            for (int64_t i = 0; i < counts[k]; i++) {
                position.heaps[i] = limit - below;
                ones.heaps[i] = 1;
            }
            add(solved, "limit", &position);
            position.heaps[random_in(0, counts[k] - 1)] -= 1;
            add(solved, "limit", &position);
            position.heaps[random_in(0, counts[k] - 1)] = 1;
            add(solved, "limit", &position);
        }
    }
    add(solved, "limit", &ones);
    ones.count = MAX_HEAPS - 1;
    add(solved, "limit", &ones);
}

static void cases(const void *game)
{
    struct solved solved = solve(game);
    struct memo memo = {0};
    each_small(&solved, add_small, &memo);
    memo_free(&memo);
    add_limits(&solved);
    add_random(&solved, "random", 300, solved.game->heap.searched);
    add_random(&solved, "large", 200, solved.game->limit);
    free(solved.values);
}

static void show_heap_moves(const struct solved *solved, int heap, int64_t wanted)
{
    int count;
    struct option *options = heap_options(&solved->game->heap, heap, &count);
    for (int i = 0; i < count; i++) {
        if (option_value(solved->values, options[i]) == wanted) {
            printf("  %s %d -> %d", solved->game->piece, heap, options[i].first);
            if (options[i].second > 0) {
                printf(" + %d", options[i].second);
            }
            putchar('\n');
        }
    }
    free(options);
}

static bool explain(const void *data, int count, const int64_t *numbers)
{
    const struct nim_game *game = data;
    struct position position = {.count = count};
    int64_t largest = 0;
    if (count < 1 || count > MAX_HEAPS) {
        return false;
    }
    for (int i = 0; i < count; i++) {
        if (numbers[i] < 1 || numbers[i] > game->heap.searched) {
            return false;
        }
        position.heaps[i] = numbers[i];
        largest = numbers[i] > largest ? numbers[i] : largest;
    }
    struct solved solved = solve(game);
    const int64_t sum = nim_sum(&solved, &position);
    printf("%s: %s\nGrundy numbers, by mex over the moves:\n", game->heap.name, game->heap.rule);
    show_values(solved.values, 0, largest);
    for (int i = 0; i < count; i++) {
        printf("%s %" PRId64 ": %d\n", game->piece, numbers[i], solved.values[numbers[i]]);
    }
    printf("nim-sum: %" PRId64 "\n%s\n", sum,
           sum != 0 ? "koosaga wins (the first player)" : "cubelover wins (the second player)");
    show_moves_title(sum != 0);
    sort(position.heaps, count);
    for (int i = 0; i < count && sum != 0; i++) {
        const int heap = (int)position.heaps[i];
        if (i == 0 || heap != position.heaps[i - 1]) {
            show_heap_moves(&solved, heap, sum ^ solved.values[heap]);
        }
    }
    free(solved.values);
    return true;
}

static bool table(const void *data, int count, const int64_t *numbers)
{
    const struct nim_game *game = data;
    if (count != 1 || numbers[0] < 0 || numbers[0] > game->heap.searched) {
        return false;
    }
    struct solved solved = solve(game);
    for (int heap = 0; heap <= numbers[0]; heap++) {
        printf("%d\t%d\n", heap, solved.values[heap]);
    }
    free(solved.values);
    return true;
}

static void check_small(const struct solved *solved, int64_t whole, const struct position *position,
                        void *data)
{
    const struct outcome_table outcomes = {
        .data = solved,
        .wins = whole_wins_by_nim_sum,
        .options = whole_options,
        .option_capacity = WHOLE_OPTIONS,
        .name = whole_name,
        .no_move_wins = false,
    };
    int64_t *checked = data;
    (void)position;
    check_outcome(&outcomes, whole);
    (*checked)++;
}

static int64_t check(const void *data)
{
    const struct nim_game *game = data;
    struct solved solved = {game, heaps_search(&game->heap)};
    int64_t checked = heaps_check(&game->heap, solved.values);
    each_small(&solved, check_small, &checked);
    free(solved.values);
    solved = solve(game);
    free(solved.values);
    return checked;
}

int nim_main(const struct nim_game *game, int argc, char **argv)
{
    char explain_usage[64];
    char table_usage[64];
    snprintf(explain_usage, sizeof explain_usage, "1 to %d %ss (1..%d)", MAX_HEAPS, game->piece,
             game->heap.searched);
    snprintf(table_usage, sizeof table_usage, "LAST (0..%d)", game->heap.searched);
    const struct program program = {
        .name = game->heap.name,
        .game = game,
        .cases = cases,
        .explain_usage = explain_usage,
        .explain = explain,
        .table_usage = table_usage,
        .table = table,
        .check = check,
    };
    return program_main(&program, argc, argv);
}
