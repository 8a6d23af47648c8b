/* Two boxes, of which a move empties one and splits the other (see boxes.h). */
#include "boxes.h"

#include "cases.h"
#include "check.h"
#include "program.h"
#include "show.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { GRID_SHOWN = 60, ROW = 1000 };

/* A position is the number first * ROW + second. */
static int64_t position_of(struct boxes boxes)
{
    return (int64_t)boxes.first * ROW + boxes.second;
}

static bool wins_at(const struct boxes_outcomes *outcomes, int first, int second)
{
    return outcomes->wins[position_of((struct boxes){first, second})];
}

static int list_options(const void *data, int64_t position, int64_t *options)
{
    const struct boxes_game *game = ((const struct boxes_outcomes *)data)->game;
    struct boxes *moves = new_array(2 * (int64_t)game->limit, sizeof *moves);
    const int count = game->options((struct boxes){(int)(position / ROW), (int)(position % ROW)}, moves);
    for (int i = 0; i < count; i++) {
        options[i] = position_of(moves[i]);
    }
    free(moves);
    return count;
}

/* Smallest sums first: a move always makes the sum smaller. Free the table wins. */
static struct boxes_outcomes search(const struct boxes_game *game)
{
    const int limit = game->limit;
    const struct boxes_outcomes outcomes = {game, new_array((int64_t)(limit + 1) * ROW, sizeof(bool))};
    int64_t *options = new_array(2 * (int64_t)limit, sizeof *options);
    for (int sum = 2; sum <= 2 * limit; sum++) {
        for (int first = sum > limit ? sum - limit : 1; first <= limit && first < sum; first++) {
            const int64_t position = position_of((struct boxes){first, sum - first});
            const int count = list_options(&outcomes, position, options);
            bool wins = false;
            for (int i = 0; i < count && !wins; i++) {
                wins = !outcomes.wins[options[i]];
            }
            outcomes.wins[position] = wins;
        }
    }
    free(options);
    return outcomes;
}

void boxes_case(const struct boxes_outcomes *outcomes, const char *kind, int64_t number, struct boxes boxes)
{
    struct text input = {0};
    text_add(&input, "%d %d\n", boxes.first, boxes.second);
    add_case(kind, number, input.bytes, outcomes->wins[position_of(boxes)] ? "A\n" : "B\n");
    text_free(&input);
}

static void cases(const void *data)
{
    const struct boxes_game *game = data;
    struct boxes_outcomes outcomes = search(game);
    game->cases(&outcomes);
    free(outcomes.wins);
}

static void show_grid(const struct boxes_outcomes *outcomes, int rows, int columns)
{
    show_letters();
    puts("Rows: stones in box 1. Columns: stones in box 2, from 1 on.");
    for (int n = 1; n <= rows && n <= GRID_SHOWN; n++) {
        printf("%6d:", n);
        for (int m = 1; m <= columns && m <= GRID_SHOWN; m++) {
            printf("%s%c", m % 10 == 1 ? " " : "", wins_at(outcomes, n, m) ? 'W' : 'L');
        }
        putchar('\n');
    }
    if (rows > GRID_SHOWN || columns > GRID_SHOWN) {
        printf("  (cut: %d is the last row and column shown)\n", GRID_SHOWN);
    }
}

/* Splits that differ only in which box gets which part are shown once. */
static void show_splits(const struct boxes_outcomes *outcomes, int emptied, int split, int stones)
{
    for (int part = 1; part <= stones - part; part++) {
        if (!wins_at(outcomes, part, stones - part)) {
            printf("  empty box %d, split the %d of box %d into %d and %d\n", emptied, stones, split, part,
                   stones - part);
        }
    }
}

static bool explain(const void *data, int count, const int64_t *numbers)
{
    const struct boxes_game *game = data;
    if (count != 2 || numbers[0] < 1 || numbers[0] > game->limit || numbers[1] < 1 || numbers[1] > game->limit
        || (numbers[0] == 1 && numbers[1] == 1)) {
        return false;
    }
    const int first = (int)numbers[0];
    const int second = (int)numbers[1];
    struct boxes_outcomes outcomes = search(game);
    const bool wins = wins_at(&outcomes, first, second);
    printf("%s: %s\n", game->name, game->rule);
    show_grid(&outcomes, first, second);
    printf("(%d, %d): %s\n", first, second,
           wins ? "A wins (the player who starts)" : "B wins (the other player)");
    show_moves_title(wins);
    show_splits(&outcomes, 2, 1, first);
    show_splits(&outcomes, 1, 2, second);
    free(outcomes.wins);
    return true;
}

static bool table(const void *data, int count, const int64_t *numbers)
{
    const struct boxes_game *game = data;
    if (count != 1 || numbers[0] < 1 || numbers[0] > game->limit) {
        return false;
    }
    struct boxes_outcomes outcomes = search(game);
    for (int n = 1; n <= numbers[0]; n++) {
        for (int m = 1; m <= numbers[0]; m++) {
            printf("%d\t%d\t%c\n", n, m, wins_at(&outcomes, n, m) ? 'W' : 'L');
        }
    }
    free(outcomes.wins);
    return true;
}

static bool table_wins(const void *data, int64_t position)
{
    const struct boxes_outcomes *outcomes = data;
    return outcomes->wins[position];
}

static void table_name(const void *data, int64_t position, char name[64])
{
    (void)data;
    snprintf(name, 64, "(%" PRId64 ", %" PRId64 ")", position / ROW, position % ROW);
}

static int64_t check(const void *data)
{
    const struct boxes_game *game = data;
    struct boxes_outcomes outcomes = search(game);
    const struct outcome_table claims = {
        .data = &outcomes,
        .wins = table_wins,
        .options = list_options,
        .option_capacity = 2 * game->limit,
        .name = table_name,
        .no_move_wins = false,
    };
    for (int n = 1; n <= game->limit; n++) {
        for (int m = 1; m <= game->limit; m++) {
            check_outcome(&claims, position_of((struct boxes){n, m}));
        }
    }
    free(outcomes.wins);
    return (int64_t)game->limit * game->limit;
}

int boxes_main(const struct boxes_game *game, int argc, char **argv)
{
    char explain_usage[64];
    char table_usage[64];
    snprintf(explain_usage, sizeof explain_usage, "N M (1..%d each, not both 1)", game->limit);
    snprintf(table_usage, sizeof table_usage, "LAST (1..%d)", game->limit);
    const struct program program = {
        .name = game->name,
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
