/* Rules of a game, to begin with. They run as they are; `make starter` prints this file. With it as mine.c:

       ./run_all.sh --rules mine.c                          what the rules say
       ./run_all.sh --rules mine.c --solution prog.cpp      judges a program, in any language
       make play RULES=mine.c                               a game against the computer, which makes no mistakes
       make explain RULES=mine.c N=10                       who wins, and why
       make table RULES=mine.c N=30                         who wins, up to there

   This is a program, and it runs outside the judge's sandbox: use only rules files that you trust.
   Change one thing at a time, and look at what the rules say. All that can be written here is in common/rules/rules.h.
   No formula for the answer belongs here: the answers come from trying all moves. */
#include "rules.h"

/* The moves from a pile of n stones: each calls leave() with what it leaves, and with the words that a player types. */
static void moves(int64_t n)
{
    for (int64_t taken = 1; taken <= 3 && taken <= n; taken++) {
        leave(n - taken, "take %" PRId64, taken);
    }
}

/* Whoever cannot move loses; with .misere = true, wins. */
static struct game pile = {.moves = moves, .upwards = true, .unit = "stones"};

/* One input, in its order: it is read here, made here for the cases, and checked here. Then the position is put on the
   table; with several calls of put(), a move is made in one of them. */
static void input(void)
{
    const int64_t n = number("N", 1, 1000);
    put(&pile, n);
}

/* The inputs to try: all, where there are few; else small, random and largest ones. */
static void cases(void)
{
    every_input("small", "N 1..300");
    random_inputs("random", 100, "");
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes 1, 2 or 3 stones; whoever takes the last stone wins.",
    .players = {"SK", "CY"}, /* the first player, the second player: the output is the winner's name */
    .input = input,
    .cases = cases,
    .time_ms = 1000,
    .memory_mb = 256,
};
