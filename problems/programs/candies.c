/* Candies: 2, 5 or 7 of N candies are eaten; whoever cannot eat loses. */
#include "rules.h"

static void amounts(void)
{
    amount(2);
    amount(5);
    amount(7);
}

static struct game candies = {.amounts = amounts, .unit = "eat candies"};

static void input(void) { put(&candies, number("N", 1, 1000000000000000000)); }

static void cases(void)
{
    every_input("small", "N 1..100");
    random_inputs("random", 100, "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move eats 2, 5 or 7 candies; whoever cannot move loses.",
    .players = {"Mina", "Juno"},
    .input = input,
    .cases = cases,
    .time_ms = 1000,
    .memory_mb = 256,
};
