/*
 * prime-jingle-bells: two players count from 1 to b and say the next 1 to a numbers in each turn. Each prime scores one
 * point for the player who says it. Both play for the largest lead.
 */
#include "rules.h"

enum { MAX_B = 1000000, MAX_TURNS = 200000 };

static int64_t a;
static int64_t b;
static int64_t primes_to[MAX_B + 1]; /* how many primes there are up to each number */

/* A position is how many numbers are left to say. */
static int64_t primes_left(int64_t unsaid) { return primes_to[b] - primes_to[b - unsaid]; }

static void moves(int64_t unsaid)
{
    for (int64_t said = 1; said <= a && said <= unsaid; said++) {
        score(primes_left(unsaid) - primes_left(unsaid - said), unsaid - said, "say up to %" PRId64, b - unsaid + said);
        spot("%" PRId64 " %" PRId64, b - unsaid, b - unsaid + said);
    }
}

static void show(int64_t unsaid)
{
    print("counted to");
    piece(" %" PRId64, b - unsaid);
    spot("%" PRId64, b - unsaid);
    mark("token");
    spots(0, b);
    print(" out of");
    print(" %" PRId64, b);
    fact(", 1 to %" PRId64 " numbers a turn", a);
}

static bool searched(int64_t unsaid) { return a * unsaid <= MAX_TURNS; }

/*
 * The same search with fewer steps: the lead of n is the largest of left(n) - (left(m) + lead of m) over the a
 * positions m below n. Of two such m the lower one counts no more as soon as the other has a sum that is no larger; what
 * is left of those that may count again is a queue whose sums rise.
 */
static int64_t leads[MAX_B + 1];

static void find_leads(void)
{
    static int64_t queue[MAX_B + 1];
    int64_t first = 0;
    int64_t end = 0;
    for (int64_t n = 0; n <= b; n++) {
        while (first < end && queue[first] < n - a) {
            first++;
        }
        leads[n] = n == 0 ? 0 : primes_left(n) - (primes_left(queue[first]) + leads[queue[first]]);
        while (first < end && primes_left(queue[end - 1]) + leads[queue[end - 1]] >= primes_left(n) + leads[n]) {
            end--;
        }
        queue[end++] = n;
    }
}

static int64_t proved(int64_t unsaid) { return leads[unsaid]; }

/* The first of the best ones. */
static void winning(int64_t unsaid)
{
    for (int64_t said = 1; said <= a && said <= unsaid; said++) {
        const int64_t points = primes_left(unsaid) - primes_left(unsaid - said);
        if (points - leads[unsaid - said] == leads[unsaid]) {
            score(points, unsaid - said, "say up to %" PRId64, b - unsaid + said);
            return;
        }
    }
}

static struct game counting = {.moves = moves,
                               .scores = true,
                               .upwards = true,
                               .show = show,
                               .board = "row",
                               .searched = searched,
                               .proved = proved,
                               .winning = winning};

static void count_primes(void)
{
    static bool has_divisor[MAX_B + 1];
    for (int64_t n = 2; n <= MAX_B; n++) {
        primes_to[n] = primes_to[n - 1] + (has_divisor[n] ? 0 : 1);
        for (int64_t multiple = n * n; multiple <= MAX_B && !has_divisor[n]; multiple += n) {
            has_divisor[multiple] = true;
        }
    }
}

static void input(void)
{
    a = number("a", 1, MAX_B);
    b = number("b", a, MAX_B);
    if (primes_to[2] == 0) {
        count_primes();
    }
}

static void position(void)
{
    find_leads();
    put(&counting, b);
}

static void answer(void)
{
    const int64_t first = lead(&counting, b);
    print("%" PRId64 " %" PRId64 "\n", (primes_to[b] + first) / 2, (primes_to[b] - first) / 2);
}

static void cases(void)
{
    every_input("small", "a 1..60, b 1..60");
    every_input("limit", "a 1, b 990..1010"); /* where a table of 1000 ends */
    every_input("limit", "a 1..3, b 999999..1000000");
    every_input("limit", "a 10, b 999999..1000000");
    every_input("limit", "a 1000, b 999999..1000000");
    every_input("limit", "a 499999..500000, b 999999..1000000");
    every_input("limit", "a 999998..1000000, b 999999..1000000");
    random_inputs("random", 150, "a 1..3000, b 61..3000");
    add_input("1000 %d\n", MAX_B);
    largest_input("limit");
}

const struct problem problem = {
    .rule = "Count to b, 1 to a numbers a turn; a prime said scores one point.",
    .players = {"the first player", "the second player"},
    .input = input,
    .position = position,
    .answer = answer,
    .answer_is = "the points of both players in the end",
    .cases = cases,
};
