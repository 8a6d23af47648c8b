/*
 * stone-game-8: a set of amounts is given, and a move takes one of them; whoever cannot move loses.
 * Asked: for how many piles of 1..M stones the second player wins.
 */
#include "shared/cases.h"
#include "shared/program.h"
#include "shared/show.h"
#include "shared/stones.h"

#include <inttypes.h>
#include <stdio.h>

enum { MAX_AMOUNT = 22, EVERY_SET = (1 << MAX_AMOUNT) - 1, SEARCHED = 1200, RANDOM_CASES = 300 };

static const int64_t max_piles = 1000000000;

/* What `extremes` finds: the longest period, the longest pre-period, the largest sum. */
static const uint32_t extreme_sets[] = {0x284a42, 0x2f001c, 0x280412};

static struct stone_game game_of(uint32_t set)
{
    struct stone_game game = {
        .name = "stone-game-8",
        .rule = "A move takes one of the given amounts; whoever cannot move loses.",
        .limit = max_piles,
        .searched = SEARCHED,
        .proof = BY_WINDOW,
    };
    for (int amount = 1; amount <= MAX_AMOUNT; amount++) {
        if ((set >> (amount - 1) & 1) != 0) {
            game.amounts[game.amount_count++] = amount;
        }
    }
    return game;
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
    if (piles <= SEARCHED) {
        return lost_between(outcomes, 1, piles);
    }
    const int64_t from = outcomes->repeats_from > 0 ? outcomes->repeats_from : 1;
    const int64_t whole = (piles - from + 1) / outcomes->period;
    return lost_between(outcomes, 1, from - 1) +
           whole * lost_between(outcomes, from, from + outcomes->period - 1) +
           lost_between(outcomes, from + whole * outcomes->period, piles);
}

static void add(const char *kind, int64_t number, uint32_t set, int64_t piles)
{
    const struct stone_game game = game_of(set);
    struct stone_outcomes outcomes = stones_solve(&game);
    struct text input = {0};
    struct text answer = {0};
    text_add(&input, "%" PRId64 "\n%d\n", piles, game.amount_count);
    for (int i = 0; i < game.amount_count; i++) {
        text_add(&input, "%s%" PRId64, i > 0 ? " " : "", game.amounts[i]);
    }
    text_add(&input, "\n");
    text_add(&answer, "%" PRId64 "\n", count_lost(&outcomes, piles));
    add_case(kind, number, input.bytes, answer.bytes);
    text_free(&input);
    text_free(&answer);
    stones_free(&outcomes);
}

static uint32_t random_set(int64_t fewest, int64_t most)
{
    int64_t amounts[MAX_AMOUNT];
    for (int i = 0; i < MAX_AMOUNT; i++) {
        amounts[i] = i;
    }
    shuffle(amounts, MAX_AMOUNT);
    uint32_t set = 0;
    for (int64_t left = random_in(fewest, most); left > 0; left--) {
        set |= UINT32_C(1) << amounts[left - 1];
    }
    return set;
}

/* Random sets of fewest..most amounts; M lies in low..high, small magnitudes as often as large ones. */
static void add_random(const char *kind, int64_t fewest, int64_t most, int64_t low, int64_t high)
{
    int64_t piles[RANDOM_CASES];
    for (int i = 0; i < RANDOM_CASES; i++) {
        piles[i] = i % 2 == 0 ? random_magnitude(low, high) : random_in(low, high);
    }
    sort(piles, RANDOM_CASES);
    for (int i = 0; i < RANDOM_CASES; i++) {
        add(kind, i + 1, random_set(fewest, most), piles[i]);
    }
}

static void cases(const void *unused)
{
    (void)unused;
    int64_t number = 0;
    for (int64_t piles = 1; piles <= 60; piles++) {
        for (uint32_t set = 1; set < 1 << 6; set++) {
            add("small", ++number, set, piles);
        }
    }
    /* Inside the pre-period, where a guessed period goes wrong. */
    add_random("early", 3, 10, 20, 80);
    /* M below the smallest amount: nobody can ever move. */
    for (int amount = 2; amount <= MAX_AMOUNT; amount++) {
        add("no-move", amount, UINT32_C(1) << (amount - 1), amount - 1);
        if (amount < MAX_AMOUNT) {
            add("no-move-all", amount, EVERY_SET & ~((UINT32_C(1) << (amount - 1)) - 1), amount - 1);
        }
    }
    add_random("random-small", 1, MAX_AMOUNT, 1, 200);
    add_random("random-middling", 1, MAX_AMOUNT, 200, max_piles);
    number = 0;
    for (size_t i = 0; i < sizeof extreme_sets / sizeof *extreme_sets; i++) {
        int64_t pre_period;
        int64_t period;
        stones_window(extreme_sets[i], false, &pre_period, &period);
        const int64_t sum = pre_period + period;
        const int64_t edges[] = {pre_period - MAX_AMOUNT, pre_period, sum, 2 * sum};
        for (size_t k = 0; k < sizeof edges / sizeof *edges; k++) {
            for (int64_t piles = edges[k] - 2; piles <= edges[k] + 2; piles++) {
                if (piles >= 1) {
                    add("extreme", ++number, extreme_sets[i], piles);
                }
            }
        }
    }
    add_random("random-large", 1, MAX_AMOUNT, max_piles - 1000, max_piles);
    for (size_t i = 0; i < sizeof extreme_sets / sizeof *extreme_sets; i++) {
        add("limit-extreme-before", (int64_t)i + 1, extreme_sets[i], max_piles - 1);
        add("limit-extreme", (int64_t)i + 1, extreme_sets[i], max_piles);
    }
    add("limit-one", 1, 1, max_piles);
    add("limit-largest", MAX_AMOUNT, UINT32_C(1) << (MAX_AMOUNT - 1), max_piles);
    for (int64_t piles = 1; piles <= max_piles; piles *= 10) {
        add("limit-all", piles, EVERY_SET, piles);
    }
}

/* M, then different amounts; they may come in any order here. */
static bool read_set(int count, const int64_t *numbers, int64_t most, uint32_t *set)
{
    *set = 0;
    for (int i = 1; i < count; i++) {
        if (numbers[i] < 1 || numbers[i] > MAX_AMOUNT || (*set >> (numbers[i] - 1) & 1) != 0) {
            return false;
        }
        *set |= UINT32_C(1) << (numbers[i] - 1);
    }
    return count >= 2 && numbers[0] >= 1 && numbers[0] <= most;
}

static bool explain(const void *unused, int count, const int64_t *numbers)
{
    (void)unused;
    uint32_t set;
    if (!read_set(count, numbers, max_piles, &set)) {
        return false;
    }
    const int64_t piles = numbers[0];
    const struct stone_game game = game_of(set);
    struct stone_outcomes outcomes = stones_solve(&game);
    printf("%s: %s\nAmounts:\n", game.name, game.rule);
    show_list(game.amounts, game.amount_count);
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

static bool table(const void *unused, int count, const int64_t *numbers)
{
    (void)unused;
    uint32_t set;
    if (!read_set(count, numbers, SEARCHED, &set)) {
        return false;
    }
    const struct stone_game game = game_of(set);
    struct stone_outcomes outcomes = stones_solve(&game);
    for (int64_t n = 0; n <= numbers[0]; n++) {
        printf("%" PRId64 "\t%c\n", n, outcomes.wins[n] ? 'W' : 'L');
    }
    stones_free(&outcomes);
    return true;
}

static int64_t check(const void *unused)
{
    (void)unused;
    int64_t checked = 0;
    for (uint32_t set = 1; set < 1 << 6; set++) {
        const struct stone_game game = game_of(set);
        checked += stones_check(&game);
    }
    for (size_t i = 0; i < sizeof extreme_sets / sizeof *extreme_sets; i++) {
        const struct stone_game game = game_of(extreme_sets[i]);
        checked += stones_check(&game);
    }
    return checked;
}

static void show_extreme(const char *title, int64_t length, uint32_t set)
{
    const struct stone_game game = game_of(set);
    printf("%s %" PRId64 ", set %#" PRIx32 ":", title, length, set);
    for (int i = 0; i < game.amount_count; i++) {
        printf(" %" PRId64, game.amounts[i]);
    }
    putchar('\n');
}

/* Scans every set of amounts. */
static void extremes(void)
{
    int64_t longest[3] = {0};
    uint32_t sets[3] = {0};
    for (uint32_t set = 1; set <= EVERY_SET; set++) {
        int64_t pre_period;
        int64_t period;
        stones_window(set, false, &pre_period, &period);
        const int64_t lengths[3] = {period, pre_period, period + pre_period};
        for (int i = 0; i < 3; i++) {
            if (lengths[i] > longest[i]) {
                longest[i] = lengths[i];
                sets[i] = set;
            }
        }
    }
    show_extreme("longest period", longest[0], sets[0]);
    show_extreme("longest pre-period", longest[1], sets[1]);
    show_extreme("largest sum", longest[2], sets[2]);
}

int main(int argc, char **argv)
{
    const struct program program = {
        .name = "stone-game-8",
        .cases = cases,
        .explain_usage = "M (1..1000000000) and then different amounts (1..22)",
        .explain = explain,
        .table_usage = "LAST (1..1200) and then different amounts (1..22)",
        .table = table,
        .check = check,
        .extra_name = "extremes",
        .extra = extremes,
    };
    return program_main(&program, argc, argv);
}
