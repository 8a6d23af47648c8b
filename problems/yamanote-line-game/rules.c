/* yamanote-line-game: numbers from 1 to 2N + 1 are said in turn, each once; whoever cannot say one loses. */
#include "rules.h"

enum { MAX = 1000, MAX_NUMBERS = 2 * MAX + 1, LISTED = 25, SEARCHED = 11 };

static int64_t numbers; /* 2N + 1 */

/* A position: the numbers that have not been said. */
static void moves(int64_t position)
{
    static int64_t left[MAX_NUMBERS];
    static int64_t rest[MAX_NUMBERS];
    const int64_t count = numbers_of(position, left);
    bool wants_more = true;
    for (int64_t i = 0; i < count && wants_more; i++) {
        for (int64_t k = 0; k + 1 < count; k++) {
            rest[k] = left[k < i ? k : k + 1];
        }
        wants_more = leave(position_of(rest, count - 1), "say %" PRId64, left[i]);
        spot("%" PRId64, left[i]);
    }
}

static void show(int64_t position)
{
    static int64_t left[MAX_NUMBERS];
    const int64_t count = numbers_of(position, left);
    if (count == 0 || count > LISTED) {
        print(count == 0 ? "no number" : "%" PRId64 " numbers", count);
        return;
    }
    fact("left:");
    for (int64_t i = 0; i < count; i++) {
        piece(" %" PRId64, left[i]);
        spot("%" PRId64, left[i]);
    }
    spots(1, numbers);
}

static int64_t count_of(int64_t position)
{
    static int64_t left[MAX_NUMBERS];
    return numbers_of(position, left);
}

static bool listed(int64_t position) { return count_of(position) <= LISTED; }
static bool searched(int64_t position) { return count_of(position) <= SEARCHED; }

/* The formula of the page: every game has as many moves as there are numbers. */
static int64_t proved(int64_t position) { return count_of(position) % 2 == 1 ? WON : LOST; }

static int64_t why(int64_t position)
{
    const int64_t count = count_of(position);
    if (count > 0) {
        print("Each turn uses up one number, whichever it is. ");
        print(count % 2 == 1 ? "Numbers left: %" PRId64 ", which is odd, so whoever is to move says the last one."
                             : "Numbers left: %" PRId64 ", which is even, so the opponent says the last one.",
              count);
    }
    return count % 2 == 1 ? WON : LOST;
}

/* Any number. */
static void winning(int64_t position)
{
    if (proved(position) == WON) {
        moves(position);
    }
}

static struct game line = {.moves = moves,
                           .fixed = true,
                           .show = show,
                           .listed = listed,
                           .searched = searched,
                           .proved = proved,
                           .why = why,
                           .winning = winning,
                           .board = "row"};

static void input(void)
{
    static int64_t all[MAX_NUMBERS];
    numbers = 2 * number("N", 1, MAX) + 1;
    for (int64_t i = 0; i < numbers; i++) {
        all[i] = i + 1;
    }
    put(&line, position_of(all, numbers));
}

/* What Aoki says: any number that is left; or the one after Takahashi's, which a program that does not listen says next. */
static int64_t reply(const bool *is_said, int64_t last)
{
    int64_t next = opponent() == 0 ? last % numbers + 1 : random_in(1, numbers);
    while (is_said[next]) {
        next = next % numbers + 1;
    }
    return next;
}

static void converse(void)
{
    bool is_said[MAX_NUMBERS + 1] = {false};
    int64_t said = 0;
    tell("%" PRId64, (numbers - 1) / 2);
    for (int64_t left = numbers; left > 0; left -= 2) {
        if (!hear("x", 1, numbers, &said)) {
            return;
        }
        if (is_said[said]) {
            refuse("%" PRId64 " has been said before", said);
            return;
        }
        is_said[said] = true;
        const int64_t answer = left > 1 ? reply(is_said, said) : 0;
        is_said[answer] = true;
        tell("%" PRId64, answer);
    }
}

static void cases(void)
{
    int64_t some[SEARCHED];
    for (int64_t count = 0; count < SEARCHED; count++) {
        some[count] = count + 1;
        compare_formula(&line, position_of(some, count + 1));
    }
    every_input("small", "N 1..40");
    random_inputs("random", 40, "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "Takahashi and Aoki say numbers from 1 to 2N + 1 in turn, each number once. Whoever cannot say one loses.",
    .players = {"Takahashi", "Aoki"},
    .input = input,
    .cases = cases,
    .converse = converse,
};
