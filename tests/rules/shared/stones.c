/* One pile, a fixed list of amounts: search, proved repetition, cases and explanations (see stones.h). */
#include "stones.h"

#include "cases.h"
#include "check.h"
#include "program.h"
#include "show.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

/* Searched piles are few enough for a table to be listed. */
enum { TABLE_LIMIT = 1000 };

static void (*playing_cases)(const struct stone_outcomes *outcomes);

bool *stones_search(const struct stone_game *game)
{
    bool *wins = new_array(game->searched + 1, sizeof *wins);
    /* No stones: the opponent took the last one. */
    wins[0] = game->last_stone_loses;
    for (int64_t n = 1; n <= game->searched; n++) {
        for (int i = 0; i < game->amount_count && game->amounts[i] <= n; i++) {
            wins[n] = wins[n] || !wins[n - game->amounts[i]];
        }
    }
    return wins;
}

/* Bit i of a window: the pile i stones below its end is lost. Piles below 0 count as not lost, for
   nobody can move there. */
static uint32_t next_window(uint32_t window, uint32_t amounts, uint32_t kept)
{
    const uint32_t lost = (window & amounts) == 0 ? 1 : 0;
    return (window << 1 | lost) & kept;
}

void stones_window(uint32_t amounts, bool last_stone_loses, int64_t *pre_period, int64_t *period)
{
    uint32_t kept = 1;
    while (amounts > kept) {
        kept = kept << 1 | 1;
    }
    const uint32_t start = last_stone_loses ? 0 : 1;

    uint32_t slow = start;
    uint32_t fast = next_window(start, amounts, kept);
    int64_t power = 1;
    int64_t length = 1;
    while (slow != fast) {
        if (length == power) {
            slow = fast;
            power *= 2;
            length = 0;
        }
        fast = next_window(fast, amounts, kept);
        length++;
    }

    slow = start;
    fast = start;
    for (int64_t i = 0; i < length; i++) {
        fast = next_window(fast, amounts, kept);
    }
    int64_t before = 0;
    while (slow != fast) {
        slow = next_window(slow, amounts, kept);
        fast = next_window(fast, amounts, kept);
        before++;
    }
    *pre_period = before;
    *period = length;
}

static void prove_by_window(struct stone_outcomes *outcomes)
{
    const struct stone_game *game = outcomes->game;
    const int64_t width = game->amounts[game->amount_count - 1];
    uint32_t amounts = 0;
    for (int i = 0; i < game->amount_count; i++) {
        if (game->amounts[i] > MAX_WINDOW) {
            die("a window of %" PRId64 " outcomes is too wide", game->amounts[i]);
        }
        amounts |= UINT32_C(1) << (game->amounts[i] - 1);
    }
    stones_window(amounts, game->last_stone_loses, &outcomes->pre_period, &outcomes->period);
    outcomes->repeats_from = outcomes->pre_period < width ? 0 : outcomes->pre_period - width + 1;
    if (outcomes->pre_period + outcomes->period > game->searched) {
        die("the window does not come back within the %" PRId64 " searched piles", game->searched);
    }
}

/*
 * Tries to prove that a pile is lost exactly when its residue is one that table[0..modulus - 1] calls
 * lost: no amount joins two lost residues, and from every won residue some amount leads to a lost one.
 * That amount must not exceed the pile, so it has to be a searched one; smaller piles stand in the table.
 */
static bool residues_hold(const struct stone_game *game, const bool *wins, int64_t modulus)
{
    for (int64_t residue = 0; residue < modulus; residue++) {
        bool reaches_lost = false;
        bool reaches_lost_at_once = false;
        for (int i = 0; i < game->amount_count; i++) {
            const int64_t rest = (residue + modulus - game->amounts[i] % modulus) % modulus;
            const bool searched = game->amounts[i] <= game->searched;
            reaches_lost = reaches_lost || !wins[rest];
            reaches_lost_at_once = reaches_lost_at_once || (!wins[rest] && searched);
        }
        if (wins[residue] ? !reaches_lost_at_once : reaches_lost) {
            return false;
        }
    }
    return true;
}

static void prove_by_residues(struct stone_outcomes *outcomes)
{
    const struct stone_game *game = outcomes->game;
    for (int64_t modulus = 1; modulus <= game->searched / 2; modulus++) {
        if (residues_hold(game, outcomes->wins, modulus)) {
            outcomes->period = modulus;
            return;
        }
    }
    die("no modulus up to %" PRId64 " tells lost piles from won ones", game->searched / 2);
}

struct stone_outcomes stones_solve(const struct stone_game *game)
{
    struct stone_outcomes outcomes = {.game = game, .wins = stones_search(game)};
    if (game->proof == BY_WINDOW) {
        prove_by_window(&outcomes);
    } else {
        prove_by_residues(&outcomes);
    }
    for (int64_t n = outcomes.repeats_from; n + outcomes.period <= game->searched; n++) {
        if (outcomes.wins[n] != outcomes.wins[n + outcomes.period]) {
            die("the searched outcomes of %" PRId64 " and %" PRId64 " break the period", n,
                n + outcomes.period);
        }
    }
    return outcomes;
}

void stones_free(struct stone_outcomes *outcomes)
{
    free(outcomes->wins);
    outcomes->wins = NULL;
}

bool stones_wins(const struct stone_outcomes *outcomes, int64_t stones)
{
    if (stones <= outcomes->game->searched) {
        return outcomes->wins[stones];
    }
    const int64_t from = outcomes->repeats_from;
    return outcomes->wins[from + (stones - from) % outcomes->period];
}

bool stones_case(const struct stone_outcomes *outcomes, const char *kind, int64_t stones)
{
    struct text input = {0};
    text_add(&input, "%" PRId64 "\n", stones);
    const bool added =
        offer_case(kind, stones, 0, input.bytes, stones_wins(outcomes, stones) ? "SK\n" : "CY\n");
    text_free(&input);
    return added;
}

void stones_cases_to_limit(const struct stone_outcomes *outcomes)
{
    enum { RANDOM = 300, ALL_TO = 2000 };
    const int64_t limit = outcomes->game->limit;
    const int64_t edges[] = {INT64_C(1) << 31, INT64_C(1) << 32, INT64_C(1000000000000), limit};

    for (int64_t n = 1; n <= ALL_TO; n++) {
        stones_case(outcomes, "small", n);
    }
    for (size_t i = 0; i < sizeof edges / sizeof *edges; i++) {
        for (int64_t n = edges[i] - 5; n <= edges[i] + 5 && n <= limit; n++) {
            stones_case(outcomes, "limit", n);
        }
    }
    for (int added = 0; added < RANDOM;) {
        const int64_t n = added % 2 == 0 ? random_magnitude(ALL_TO + 1, limit) : random_in(ALL_TO + 1, limit);
        added += stones_case(outcomes, "random", n) ? 1 : 0;
    }
}

static bool table_wins(const void *data, int64_t position)
{
    const struct stone_outcomes *outcomes = data;
    return outcomes->wins[position];
}

static int table_options(const void *data, int64_t position, int64_t *options)
{
    const struct stone_game *game = ((const struct stone_outcomes *)data)->game;
    int count = 0;
    for (int i = 0; i < game->amount_count; i++) {
        if (game->amounts[i] <= position) {
            options[count++] = position - game->amounts[i];
        }
    }
    return count;
}

static void table_name(const void *data, int64_t position, char name[64])
{
    (void)data;
    snprintf(name, 64, "N = %" PRId64, position);
}

int64_t stones_check(const struct stone_game *game)
{
    struct stone_outcomes outcomes = {.game = game, .wins = stones_search(game)};
    const struct outcome_table claims = {
        .data = &outcomes,
        .wins = table_wins,
        .options = table_options,
        .option_capacity = MAX_AMOUNTS,
        .name = table_name,
        .no_move_wins = game->last_stone_loses,
    };
    for (int64_t n = 0; n <= game->searched; n++) {
        check_outcome(&claims, n);
    }
    stones_free(&outcomes);
    outcomes = stones_solve(game);
    stones_free(&outcomes);
    return game->searched + 1;
}

static void show_residues(const struct stone_outcomes *outcomes)
{
    printf("Lost exactly when N mod %" PRId64 " is", outcomes->period);
    const char *before = " ";
    for (int64_t residue = 0; residue < outcomes->period; residue++) {
        if (!outcomes->wins[residue]) {
            printf("%s%" PRId64, before, residue);
            before = " or ";
        }
    }
    printf(".\nNo amount joins two lost residues and every won one reaches a lost one;\n"
           "the search agrees up to N = %" PRId64 ".\n",
           outcomes->game->searched);
}

void stones_show_table(const struct stone_outcomes *outcomes, int64_t stones)
{
    const struct stone_game *game = outcomes->game;
    show_letters();
    show_outcomes(outcomes->wins, 0, stones);
    if (game->proof == BY_RESIDUES) {
        show_residues(outcomes);
        return;
    }
    const int64_t width = game->amounts[game->amount_count - 1];
    printf("Period %" PRId64 " from N = %" PRId64 " on: the %" PRId64 " outcomes up to N = %" PRId64
           " come back up to N = %" PRId64 ",\nand the last %" PRId64 " outcomes decide the next one. "
           "(Nobody can move below N = 0: W.)\n",
           outcomes->period, outcomes->repeats_from, width, outcomes->pre_period,
           outcomes->pre_period + outcomes->period, width);
}

static void cases(const void *game)
{
    struct stone_outcomes outcomes = stones_solve(game);
    playing_cases(&outcomes);
    stones_free(&outcomes);
}

static bool explain(const void *data, int count, const int64_t *numbers)
{
    const struct stone_game *game = data;
    if (count != 1 || numbers[0] < 1 || numbers[0] > game->limit) {
        return false;
    }
    const int64_t stones = numbers[0];
    struct stone_outcomes outcomes = stones_solve(game);
    const bool wins = stones_wins(&outcomes, stones);
    printf("%s: %s\n", game->name, game->rule);
    stones_show_table(&outcomes, stones);
    printf("N = %" PRId64 ": %s\n", stones,
           wins ? "SK wins (the first player)" : "CY wins (the second player)");
    show_moves_title(wins);
    for (int i = 0; i < game->amount_count; i++) {
        const int64_t rest = stones - game->amounts[i];
        if (rest >= 0 && !stones_wins(&outcomes, rest)) {
            printf("  take %" PRId64 ", leaving %" PRId64 "\n", game->amounts[i], rest);
        }
    }
    stones_free(&outcomes);
    return true;
}

static bool table(const void *data, int count, const int64_t *numbers)
{
    const struct stone_game *game = data;
    if (count != 1 || numbers[0] < 0 || numbers[0] > TABLE_LIMIT) {
        return false;
    }
    struct stone_outcomes outcomes = stones_solve(game);
    for (int64_t n = 0; n <= numbers[0]; n++) {
        printf("%" PRId64 "\t%c\n", n, outcomes.wins[n] ? 'W' : 'L');
    }
    stones_free(&outcomes);
    return true;
}

static int64_t check(const void *game)
{
    return stones_check(game);
}

int stones_main(const struct stone_game *game, void (*add_cases)(const struct stone_outcomes *outcomes),
                int argc, char **argv)
{
    char explain_usage[64];
    snprintf(explain_usage, sizeof explain_usage, "N (1..%" PRId64 ")", game->limit);
    playing_cases = add_cases;
    const struct program program = {
        .name = game->name,
        .game = game,
        .cases = cases,
        .explain_usage = explain_usage,
        .explain = explain,
        .table_usage = "LAST (0..1000)",
        .table = table,
        .check = check,
    };
    return program_main(&program, argc, argv);
}
