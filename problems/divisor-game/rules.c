/* divisor-game: subtract a divisor that is less than the number; whoever cannot move loses. */
#include "rules.h"

enum { MAX = 1000 };

static void moves(int64_t number)
{
    for (int64_t divisor = 1; divisor < number; divisor++) {
        if (number % divisor == 0) {
            leave(number - divisor, "subtract %" PRId64, divisor);
            spot("%" PRId64 " %" PRId64, number, number - divisor);
        }
    }
}

static struct game game = {.moves = moves, .upwards = true, .fixed = true, .board = "row"};

static void input(void) { put(&game, number("N", 1, MAX)); }

static void cases(void) { every_input("every", ""); }

const struct problem problem = {
    .rule = "A move subtracts a divisor of the number that is less than the number; whoever cannot move loses.",
    .players = {"Alice", "Bob"},
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "leetcode-1025",
             .players = {"Alice", "Bob"},
             .outputs = {"true", "false"},
             .function = true,
             .input = input,
             .cases = cases},
            {0},
        },
};
