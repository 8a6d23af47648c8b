/* Tokens on a tree that the input gives: moves that depend on the input. Another way: with every token the
   same node is a sum of two alike, and a path of length n has the values 0, 1, 0, 1, ... when a token moves
   one step. */
#include "rules.h"

enum { MOST = 12 };

static int64_t nodes;
static int64_t above[MOST + 1];

static void moves(int64_t node)
{
    for (int64_t child = node + 1; child <= nodes; child++) {
        if (above[child] == node) {
            say("to %" PRId64, child);
            leave(child);
        }
    }
}

static struct game token = {.moves = moves};

/* The mex over the children, worked out from the last node to the first. */
static void values_from_below(int64_t *values)
{
    for (int64_t node = nodes; node >= 1; node--) {
        bool reached[MOST + 1] = {false};
        for (int64_t child = node + 1; child <= nodes; child++) {
            if (above[child] == node) {
                reached[values[child]] = true;
            }
        }
        values[node] = 0;
        while (reached[values[node]]) {
            values[node]++;
        }
    }
}

static void input(void)
{
    nodes = number("N", 2, MOST);
    next_line();
    for (int64_t i = 2; i <= nodes; i++) {
        above[i] = number("parent", 1, i - 1);
    }
}

static void answer(void)
{
    int64_t values[MOST + 1] = {0};
    values_from_below(values);
    int64_t nim_sum = 0;
    clear();
    for (int64_t node = 1; node <= nodes; node++) {
        demand(grundy(&token, node) == values[node], "token on a tree, node %d", (int)node);
        put_many(&token, node, node);
        nim_sum ^= node % 2 == 1 ? values[node] : 0;
    }
    demand(sum_wins() == (nim_sum != 0), "many tokens on a tree");
    clear();
    put(&token, 1);
    put(&token, 2); /* searched whole by the machinery */
    demand(sum_wins() == (values[1] != values[2]), "two tokens");
    print("%" PRId64 "\n", grundy(&token, 1));
}

static void cases(void)
{
    narrow("N", 2, 5);
    every_input("small");
    widen();
    random_inputs("random", 100);
}

const struct problem problem = {
    .rule = "A token goes down a tree.", .input = input, .answer = answer, .cases = cases};
