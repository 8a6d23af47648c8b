/* One pile and a set of amounts from the input: counting lost piles (see sets.h). */
#include "sets.h"

#include "cases.h"
#include "program.h"
#include "show.h"
#include "stones.h"

#include <inttypes.h>
#include <stdio.h>

enum { RANDOM_CASES = 300 };

uint32_t amounts(int first, int last)
{
    return (UINT32_C(1) << last) - (UINT32_C(1) << (first - 1));
}

static struct stone_game game_of(const struct set_game *game, uint32_t set)
{
    struct stone_game stones = {
        .name = game->name,
        .rule = game->rule,
        .limit = game->limit,
        .searched = game->searched,
        .proof = BY_WINDOW,
    };
    for (int amount = 1; amount <= game->largest_amount; amount++) {
        if ((set & amounts(amount, amount)) != 0) {
            stones.amounts[stones.amount_count++] = amount;
        }
    }
    return stones;
}

static int64_t lost_between(const struct stone_outcomes *outcomes, int64_t first, int64_t last)
{
    int64_t lost = 0;
    for (int64_t n = first; n <= last; n++) {
        lost += stones_wins(outcomes, n) ? 0 : 1;
    }
    return lost;
}

/* Lost piles among 1..piles: those before the repetition, whole periods, and the rest of one. */
static int64_t count_lost(const struct stone_outcomes *outcomes, int64_t piles)
{
    if (piles <= outcomes->game->searched) {
        return lost_between(outcomes, 1, piles);
    }
    const int64_t from = outcomes->repeats_from > 0 ? outcomes->repeats_from : 1;
    const int64_t whole = (piles - from + 1) / outcomes->period;
    return lost_between(outcomes, 1, from - 1)
           + whole * lost_between(outcomes, from, from + outcomes->period - 1)
           + lost_between(outcomes, from + whole * outcomes->period, piles);
}

bool set_case(const struct set_game *game, const char *kind, uint32_t set, int64_t piles)
{
    const struct stone_game stones = game_of(game, set);
    struct stone_outcomes outcomes = stones_solve(&stones);
    struct text input = {0};
    struct text answer = {0};
    text_add(&input, "%" PRId64 "\n%d\n", piles, stones.amount_count);
    for (int i = 0; i < stones.amount_count; i++) {
        text_add(&input, "%s%" PRId64, i > 0 ? " " : "", stones.amounts[i]);
    }
    text_add(&input, "\n");
    text_add(&answer, "%" PRId64 "\n", count_lost(&outcomes, piles));
    const bool added = offer_case(kind, piles, stones.amount_count, input.bytes, answer.bytes);
    text_free(&input);
    text_free(&answer);
    stones_free(&outcomes);
    return added;
}

static uint32_t random_set(int largest, int64_t count)
{
    int64_t order[MAX_AMOUNTS];
    for (int i = 0; i < largest; i++) {
        order[i] = i + 1;
    }
    shuffle(order, largest);
    uint32_t set = 0;
    for (int64_t i = 0; i < count; i++) {
        set |= amounts((int)order[i], (int)order[i]);
    }
    return set;
}

void set_cases_random(const struct set_game *game, const char *kind, int fewest, int most, int64_t low,
                      int64_t high)
{
    for (int added = 0; added < RANDOM_CASES;) {
        const int64_t piles = added % 2 == 0 ? random_magnitude(low, high) : random_in(low, high);
        const uint32_t set = random_set(game->largest_amount, random_in(fewest, most));
        added += set_case(game, kind, set, piles) ? 1 : 0;
    }
}

void set_cases_extreme(const struct set_game *game, const char *kind)
{
    for (int i = 0; i < EXTREMES; i++) {
        int64_t pre_period;
        int64_t period;
        stones_window(game->extreme_sets[i], false, &pre_period, &period);
        const int64_t sum = pre_period + period;
        const int64_t edges[] = {pre_period - game->largest_amount, pre_period, sum, 2 * sum};
        for (size_t k = 0; k < sizeof edges / sizeof *edges; k++) {
            for (int64_t piles = edges[k] - 2; piles <= edges[k] + 2; piles++) {
                if (piles >= 1) {
                    set_case(game, kind, game->extreme_sets[i], piles);
                }
            }
        }
        set_case(game, kind, game->extreme_sets[i], game->limit - 1);
        set_case(game, kind, game->extreme_sets[i], game->limit);
    }
}

static void cases(const void *data)
{
    const struct set_game *game = data;
    game->cases(game);
}

/* M, then different amounts; they may come in any order here. */
static bool read_set(const struct set_game *game, int count, const int64_t *numbers, int64_t most,
                     uint32_t *set)
{
    *set = 0;
    for (int i = 1; i < count; i++) {
        if (numbers[i] < 1 || numbers[i] > game->largest_amount) {
            return false;
        }
        const uint32_t amount = amounts((int)numbers[i], (int)numbers[i]);
        if ((*set & amount) != 0) {
            return false;
        }
        *set |= amount;
    }
    return count >= 2 && numbers[0] >= 1 && numbers[0] <= most;
}

static bool explain(const void *data, int count, const int64_t *numbers)
{
    const struct set_game *game = data;
    uint32_t set;
    if (!read_set(game, count, numbers, game->limit, &set)) {
        return false;
    }
    const int64_t piles = numbers[0];
    const struct stone_game stones = game_of(game, set);
    struct stone_outcomes outcomes = stones_solve(&stones);
    printf("%s: %s\nAmounts:\n", game->name, game->rule);
    show_list(stones.amounts, stones.amount_count);
    stones_show_table(&outcomes, piles);
    printf("Windows: pre-period %" PRId64 ", period %" PRId64 ".\n", outcomes.pre_period, outcomes.period);

    int64_t lost[SHOWN_AT_MOST];
    int64_t lost_count = 0;
    for (int64_t n = 1; n <= piles && n <= SHOWN_AT_MOST; n++) {
        if (!stones_wins(&outcomes, n)) {
            lost[lost_count++] = n;
        }
    }
    printf("N from 1 to %" PRId64 " that CY wins (the second player)%s:%s\n", piles,
           piles > SHOWN_AT_MOST ? ", the first of them" : "", lost_count == 0 ? " none" : "");
    if (lost_count > 0) {
        show_list(lost, lost_count);
    }
    printf("Count: %" PRId64 "\n", count_lost(&outcomes, piles));
    stones_free(&outcomes);
    return true;
}

static bool table(const void *data, int count, const int64_t *numbers)
{
    const struct set_game *game = data;
    uint32_t set;
    if (!read_set(game, count, numbers, game->searched, &set)) {
        return false;
    }
    const struct stone_game stones = game_of(game, set);
    struct stone_outcomes outcomes = stones_solve(&stones);
    for (int64_t n = 0; n <= numbers[0]; n++) {
        printf("%" PRId64 "\t%c\n", n, outcomes.wins[n] ? 'W' : 'L');
    }
    stones_free(&outcomes);
    return true;
}

static int64_t check(const void *data)
{
    const struct set_game *game = data;
    int64_t checked = 0;
    for (uint32_t set = 1; set <= amounts(1, game->checked_to); set++) {
        const struct stone_game stones = game_of(game, set);
        checked += stones_check(&stones);
    }
    for (int i = 0; i < EXTREMES; i++) {
        const struct stone_game stones = game_of(game, game->extreme_sets[i]);
        checked += stones_check(&stones);
    }
    return checked;
}

static void show_extreme(const struct set_game *game, const char *title, int64_t length, uint32_t set)
{
    const struct stone_game stones = game_of(game, set);
    printf("%s %" PRId64 ", set %#" PRIx32 ":", title, length, set);
    for (int i = 0; i < stones.amount_count; i++) {
        printf(" %" PRId64, stones.amounts[i]);
    }
    putchar('\n');
}

/* Scans every set of amounts. */
static void extremes(const void *data)
{
    const struct set_game *game = data;
    int64_t longest[EXTREMES] = {0};
    uint32_t sets[EXTREMES] = {0};
    for (uint32_t set = 1; set <= amounts(1, game->largest_amount); set++) {
        int64_t pre_period;
        int64_t period;
        stones_window(set, false, &pre_period, &period);
        const int64_t lengths[EXTREMES] = {period, pre_period, period + pre_period};
        for (int i = 0; i < EXTREMES; i++) {
            if (lengths[i] > longest[i]) {
                longest[i] = lengths[i];
                sets[i] = set;
            }
        }
    }
    show_extreme(game, "longest period", longest[0], sets[0]);
    show_extreme(game, "longest pre-period", longest[1], sets[1]);
    show_extreme(game, "largest sum", longest[2], sets[2]);
}

int set_main(const struct set_game *game, int argc, char **argv)
{
    char explain_usage[96];
    char table_usage[96];
    snprintf(explain_usage, sizeof explain_usage, "M (1..%" PRId64 ") and then different amounts (1..%d)",
             game->limit, game->largest_amount);
    snprintf(table_usage, sizeof table_usage, "LAST (1..%" PRId64 ") and then different amounts (1..%d)",
             game->searched, game->largest_amount);
    const struct program program = {
        .name = game->name,
        .game = game,
        .cases = cases,
        .explain_usage = explain_usage,
        .explain = explain,
        .table_usage = table_usage,
        .table = table,
        .check = check,
        .extra_name = "extremes",
        .extra = extremes,
    };
    return program_main(&program, argc, argv);
}
