/* A board that a move cuts into smaller ones (see board.h). */
#include "board.h"

#include "cases.h"
#include "program.h"
#include "show.h"
#include "whole.h"

#include <stdio.h>
#include <stdlib.h>

/* One real board with all its positions. */
struct real_board {
    const struct board_game *game;
    int size;
};

static int real_options(const void *data, int64_t position, int64_t *options)
{
    const struct real_board *board = data;
    return board->game->drawn_options(board->size, position, options);
}

static bool real_wins(const struct board_game *game, int size)
{
    const struct real_board board = {game, size};
    const struct whole_game moves = {
        .data = &board,
        .options = real_options,
        .option_capacity = size * size,
    };
    struct memo memo = {0};
    const bool wins = whole_wins(&moves, &memo, 0);
    memo_free(&memo);
    return wins;
}

static int *solve(const struct board_game *game)
{
    int *values = heaps_search(&game->heap);
    for (int size = game->smallest; size <= game->drawn; size++) {
        if (real_wins(game, size) != (values[size] != 0)) {
            die("size %d: the real board and the heaps disagree", size);
        }
    }
    return values;
}

static void cases(const void *data)
{
    const struct board_game *game = data;
    int *values = solve(game);
    for (int size = game->smallest; size <= game->heap.searched; size++) {
        struct text input = {0};
        text_add(&input, "%d\n", size);
        add_case(size == game->heap.searched ? "limit" : "small", size, input.bytes,
                 values[size] != 0 ? "1\n" : "2\n");
        text_free(&input);
    }
    free(values);
}

static void show_moves(const struct board_game *game, int size, const int *values)
{
    int count;
    struct option *options = heap_options(&game->heap, size, &count);
    int64_t *winning = new_array(count, sizeof *winning);
    int64_t winning_count = 0;
    for (int i = 0; i < count; i++) {
        if (option_value(values, options[i]) == 0) {
            winning[winning_count++] = i + 1;
            if (game->moves_title == NULL) {
                printf("  cut off %d, leaving %d and %d\n", options[i].first, options[i].first,
                       options[i].second);
            }
        }
    }
    if (game->moves_title != NULL) {
        printf("  %s:\n", game->moves_title);
        show_list(winning, winning_count);
    }
    free(winning);
    free(options);
}

static bool explain(const void *data, int count, const int64_t *numbers)
{
    const struct board_game *game = data;
    if (count != 1 || numbers[0] < game->smallest || numbers[0] > game->heap.searched) {
        return false;
    }
    const int size = (int)numbers[0];
    int from;
    int period;
    int *values = solve(game);
    const bool wins = values[size] != 0;
    printf("%s: %s\nGrundy numbers, by mex over the moves:\n", game->heap.name, game->heap.rule);
    show_values(values, 0, size);
    if (heaps_period(values, game->heap.searched, game->removed, &from, &period)) {
        printf("Period %d from size %d on: g(n + %d) = g(n) for n = %d to %d, which is enough\n"
               "for all larger n, since a move removes at most %d.\n",
               period, from, period, from, 2 * from + period + game->removed - 1, game->removed);
    } else {
        printf("No period is proved by the sizes up to %d.\n", game->heap.searched);
    }
    printf("Size %d: Grundy number %d. %s\n", size, values[size],
           wins ? "1 wins (the first player)" : "2 wins (the second player)");
    show_moves_title(wins);
    if (wins) {
        show_moves(game, size, values);
    }
    free(values);
    return true;
}

static bool table(const void *data, int count, const int64_t *numbers)
{
    const struct board_game *game = data;
    if (count != 1 || numbers[0] < 0 || numbers[0] > game->heap.searched) {
        return false;
    }
    int *values = solve(game);
    for (int size = 0; size <= numbers[0]; size++) {
        printf("%d\t%d\n", size, values[size]);
    }
    free(values);
    return true;
}

static int64_t check(const void *data)
{
    const struct board_game *game = data;
    int *values = heaps_search(&game->heap);
    const int64_t checked = heaps_check(&game->heap, values);
    free(values);
    values = solve(game);
    free(values);
    return checked;
}

int board_main(const struct board_game *game, int argc, char **argv)
{
    char explain_usage[64];
    char table_usage[64];
    snprintf(explain_usage, sizeof explain_usage, "N (%d..%d)", game->smallest, game->heap.searched);
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
