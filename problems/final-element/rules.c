/* final-element: delete numbers side by side until one is left; Alice wants it large, Bob small. */
#include "rules.h"

enum { MAX = 100000, HIGHEST = 100000, LISTED = 20, SEARCHED = 8 };

static int64_t whole[1 + MAX]; /* of positions that are looked at */
static int64_t last_one;       /* of a row of one number */

/* A position: who is to move, 0 for Alice, and the numbers. The last move scores: for Alice, or against Bob. */
static void moves(int64_t position)
{
    int64_t at[1 + LISTED];
    int64_t rest[1 + LISTED];
    const int64_t length = numbers_of(position, at);
    rest[0] = 1 - at[0];
    for (int64_t first = 1; first < length; first++) {
        for (int64_t last = first; last < length; last++) {
            int64_t left = 1;
            for (int64_t i = 1; i < length; i++) {
                if (i < first || i > last) {
                    rest[left++] = at[i];
                }
            }
            if (left > 1) {
                const int64_t result = left > 2 ? 0 : at[0] == 0 ? rest[1] : -rest[1];
                score(result, position_of(rest, left), "remove %" PRId64 " to %" PRId64, first, last);
                spot("%" PRId64, first);
                if (last > first) {
                    spot("%" PRId64, last);
                }
            }
        }
    }
}

static void show(int64_t position)
{
    const int64_t length = numbers_of(position, whole);
    for (int64_t i = 1; i < length; i++) {
        piece("%s%" PRId64, i > 1 ? " " : "", whole[i]);
    }
}

static bool listed(int64_t position) { return numbers_of(position, whole) <= 1 + LISTED; }
static bool searched(int64_t position) { return numbers_of(position, whole) <= 1 + SEARCHED; }

/* ---- the answer of the page: the better end ---- */

static int64_t proved(int64_t position)
{
    const int64_t length = numbers_of(position, whole);
    const int64_t first = whole[1];
    const int64_t last = whole[length - 1];
    if (length == 2) {
        return 0;
    }
    return whole[0] == 0 ? (first > last ? first : last) : -(first < last ? first : last);
}

static int64_t why(int64_t position)
{
    const int64_t length = numbers_of(position, whole);
    if (length == 2) {
        print("One number is left.");
        return 0;
    }
    const int64_t first = whole[1];
    const int64_t last = whole[length - 1];
    const bool is_first = whole[0] == 0 ? first >= last : first <= last;
    const int64_t best = is_first ? first : last;
    print(whole[0] == 0 ? "Of the ends, %" PRId64 " and %" PRId64 ", Alice can leave either one alone: %" PRId64
                          " is better. If she leaves more, Bob can leave alone an end that she has kept."
                        : "Of the ends, %" PRId64 " and %" PRId64 ", Bob can leave either one alone: %" PRId64
                          " is better. If he leaves more, Alice can leave alone an end that he has kept.",
          first, last, best);
    return whole[0] == 0 ? best : -best;
}

static void winning(int64_t position)
{
    const int64_t length = numbers_of(position, whole);
    const int64_t numbers = length - 1;
    const int64_t ends[2] = {whole[1], whole[numbers]};
    const int64_t player = whole[0];
    for (int side = 0; side < 2; side++) {
        const int64_t rest[2] = {1 - player, ends[side]};
        if (player == 0 ? ends[side] >= ends[1 - side] : ends[side] <= ends[1 - side]) {
            score(player == 0 ? ends[side] : -ends[side], position_of(rest, 2), "remove %" PRId64 " to %" PRId64,
                  side == 0 ? INT64_C(2) : INT64_C(1), side == 0 ? numbers : numbers - 1);
            spot("%" PRId64, side == 0 ? INT64_C(2) : INT64_C(1));
            spot("%" PRId64, side == 0 ? numbers : numbers - 1);
        }
    }
}

static struct game row = {.moves = moves,
                          .listed = listed,
                          .scores = true,
                          .fixed = true,
                          .show = show,
                          .searched = searched,
                          .proved = proved,
                          .why = why,
                          .winning = winning,
                          .board = "row"};

static int64_t laid;

static void input(void)
{
    static int64_t at[1 + MAX];
    const int64_t count = count_of_next("n", 1, MAX);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        at[1 + i] = number("number", 1, HIGHEST);
    }
    last_one = count == 1 ? at[1] : 0;
    laid = position_of(at, 1 + count);
    put(&row, laid);
}

static void answer(void) { print("%" PRId64 "\n", last_one > 0 ? last_one : lead(&row, laid)); }

static void cases(void)
{
    every_input("small", "n 1..3, number 1..4");
    every_input("small", "n 4..5, number 1..2");
    random_inputs("random", 150, "n 3..%d, number 1..9", SEARCHED);
    random_inputs("random", 60, "n 9..30, number 1..40");
    random_inputs("random", 60, "n 30..1000");
    edge_inputs("edge", 40, "n 1..30");
    random_inputs("large", 4, "n 99000..100000");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move deletes numbers side by side, but not all, until one is left. Alice wants it large, Bob small: if "
            "Alice moves last, she gets it in points; if Bob does, he loses as many.",
    .players = {"Alice", "Bob"},
    .input = input,
    .answer = answer,
    .answer_is = "the number that is left",
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "leetcode-3828",
             .players = {"Alice", "Bob"},
             .function = true,
             .input = input,
             .answer = answer,
             .answer_is = "the number that is left",
             .cases = cases},
            {0},
        },
};
