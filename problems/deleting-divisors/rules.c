/* deleting-divisors: a divisor of the number, neither 1 nor the number itself, is subtracted from it. */
#include "rules.h"

#include <stdlib.h>

enum { GAMES = 10000, MAX = 1000000000, SEARCHED = 6000 };

static int ascending(const void *one, const void *other)
{
    const int64_t a = *(const int64_t *)one;
    const int64_t b = *(const int64_t *)other;
    return (a > b) - (a < b);
}

static void moves(int64_t number)
{
    enum { MAX_DIVISORS = 1344 }; /* of a number up to 10^9 */
    int64_t divisors[MAX_DIVISORS] = {1};
    int64_t count = 1;
    int64_t rest = number;
    for (int64_t prime = 2; rest > 1; prime++) {
        prime = prime * prime > rest ? rest : prime;
        const int64_t before = count;
        for (int64_t power = prime; rest % prime == 0; power *= prime, rest /= prime) {
            for (int64_t i = 0; i < before; i++) {
                divisors[count++] = divisors[i] * power;
            }
        }
    }
    qsort(divisors, (size_t)count, sizeof *divisors, ascending);
    for (int64_t i = 1; i < count - 1; i++) {
        leave(number - divisors[i], "subtract %" PRId64, divisors[i]);
        spot("%" PRId64 " %" PRId64, number, number - divisors[i]);
    }
}

static bool searched(int64_t number) { return number <= SEARCHED; }

/* The formula of the page: odd numbers are lost, and of the even ones the powers of two with an odd exponent. */
static int64_t proved(int64_t number)
{
    int64_t odd_part = number;
    int64_t exponent = 0;
    for (; odd_part > 0 && odd_part % 2 == 0; odd_part /= 2) {
        exponent++;
    }
    return exponent == 0 || (odd_part == 1 && exponent % 2 == 1) ? LOST : WON;
}

static struct game game = {.moves = moves, .fixed = true, .board = "row", .searched = searched, .proved = proved};

static void input(void) { put(&game, number("n", 1, MAX)); }

static void cases(void)
{
    every_input("small", "t 1, n 1..600");
    for (int64_t number = 601; number <= SEARCHED; number += 27) { /* all up to there are compared */
        for (int64_t other = number; other < number + 27 && other <= SEARCHED; other++) {
            compare_formula(&game, other);
        }
        try_input("searched", "1\n%" PRId64 "\n", number);
    }
    for (int64_t power = 1024; power <= MAX; power *= 2) {
        for (int64_t number = power - 1; number <= power + 2; number++) {
            try_input("power", "1\n%" PRId64 "\n", number);
        }
        if (power * 3 <= MAX) {
            try_input("power", "1\n%" PRId64 "\n", power * 3);
        }
    }
    random_inputs("random", 200, "t 1");
    every_input("edge", "t 1, n 999999998..1000000000");
    random_inputs("few", 50, "t 2..50");
    add_input("%d\n", GAMES); /* all small numbers */
    for (int64_t number = 1; number <= GAMES; number++) {
        add_input("%" PRId64 "\n", number);
    }
    try_input("range", "");
    add_input("%d\n", GAMES);
    for (int i = 0; i < GAMES; i++) {
        const int64_t exponent = random_in(0, 29);
        const int64_t times = random_in(0, 1) == 0 ? 1 : random_magnitude(1, MAX >> exponent);
        add_input("%" PRId64 "\n", times << exponent);
    }
    try_input("mixed", "");
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "A move subtracts from the number one of its divisors, neither 1 nor the number itself; whoever cannot move "
        "loses.",
    .players = {"Alice", "Bob"},
    .games = {COUNTED, "t", 1, GAMES},
    .input = input,
    .cases = cases,
};
