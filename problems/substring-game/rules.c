/* substring-game: subtract a run of digits, not all of them and not 0; whoever cannot move loses. */
#include "rules.h"

enum { MAX_NUMBER = 1000000, MAX_DIGITS = 7 };

/* Calls `each` for every number that may be subtracted. */
static void every_run(int64_t n, void (*each)(int64_t n, int64_t run))
{
    int digits[MAX_DIGITS];
    int count = 0;
    for (int64_t rest = n; rest > 0; rest /= 10) {
        digits[count++] = (int)(rest % 10); /* from the last to the first */
    }
    for (int from = count - 1; from >= 0; from--) {
        int64_t run = 0;
        for (int to = from; to >= 0 && from - to + 1 < count; to--) {
            run = 10 * run + digits[to];
            if (run > 0) {
                each(n, run);
            }
        }
    }
}

static void subtract(int64_t n, int64_t run)
{
    leave(n - run, "subtract %" PRId64, run);
    spot("%" PRId64 " %" PRId64, n, n - run);
}

static void moves(int64_t n) { every_run(n, subtract); }

static struct game game = {.moves = moves, .upwards = true, .fixed = true, .board = "row"};

static int64_t n;
static int64_t smallest;

static void input(void)
{
    n = number("N", 1, MAX_NUMBER);
    put(&game, n);
}

static void compare(int64_t pile, int64_t run)
{
    if (!wins(&game, pile - run) && (smallest == -1 || run < smallest)) {
        smallest = run;
    }
}

static void answer(void)
{
    smallest = -1;
    every_run(n, compare);
    print("%" PRId64 "\n", smallest);
}

static void cases(void)
{
    every_input("small", "N 1..3000");
    random_inputs("random", 400, "");
    /* Around numbers of one digit and zeros; after most of them come many numbers that win by the same move. */
    for (int power = 1000; power < MAX_NUMBER; power *= 10) {
        for (int digit = 1; digit <= 9; digit++) {
            every_input("round", "N %d..%d", digit * power - 2, digit * power + 2);
        }
    }
    every_input("round", "N 999998..1000000");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move subtracts a run of digits, not all of them and not 0; whoever cannot move loses.",
    .input = input,
    .answer = answer,
    .answer_is = "the smallest number that the first player can subtract and win, or -1",
    .cases = cases,
};
