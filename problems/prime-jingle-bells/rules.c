/*
 * prime-jingle-bells: two players count from 1 to b and say the next 1 to a numbers in each turn. Each prime scores one
 * point for the player who says it. Both play for the largest lead.
 */
#include "rules.h"

enum { MAX_B = 1000000, MOST_TURNS = 200000 };

static int64_t a;
static int64_t b;
static int64_t primes_to[MAX_B + 1]; /* how many primes there are up to each number */

static bool is_prime(int64_t n)
{
    for (int64_t divisor = 2; divisor <= n / divisor; divisor++) {
        if (n % divisor == 0) {
            return false;
        }
    }
    return n >= 2;
}

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

static bool searched(int64_t unsaid) { return a * unsaid <= MOST_TURNS; }

/*
 * The same search with fewer steps: the lead of n is the largest of left(n) - (left(m) + lead of m) over the a
 * positions m below n, so a tree keeps the smallest left(m) + lead of m of each pair of places, pair of pairs, ...
 */
enum { LEAVES = 1 << 20 };
static int64_t smallest[2 * LEAVES];
static int64_t leads[MAX_B + 1];

static int64_t smallest_between(int64_t low, int64_t high)
{
    int64_t found = INT64_MAX;
    for (low += LEAVES, high += LEAVES + 1; low < high; low /= 2, high /= 2) {
        if (low % 2 == 1) {
            found = smallest[low] < found ? smallest[low] : found;
            low++;
        }
        if (high % 2 == 1) {
            high--;
            found = smallest[high] < found ? smallest[high] : found;
        }
    }
    return found;
}

static void find_leads(void)
{
    for (int64_t n = 0; n <= b; n++) {
        leads[n] = n == 0 ? 0 : primes_left(n) - smallest_between(n < a ? 0 : n - a, n - 1);
        smallest[LEAVES + n] = primes_left(n) + leads[n];
        for (int64_t place = (LEAVES + n) / 2; place > 0; place /= 2) {
            const int64_t left = smallest[2 * place];
            const int64_t right = smallest[2 * place + 1];
            smallest[place] = left < right ? left : right;
        }
    }
}

static int64_t proved(int64_t unsaid) { return leads[unsaid]; }

static struct game counting = {.moves = moves,
                               .scores = true,
                               .upwards = true,
                               .show = show,
                               .board = "row",
                               .searched = searched,
                               .proved = proved};

static void input(void)
{
    static int64_t known;
    a = number("a", 1, MAX_B);
    b = number("b", a, MAX_B);
    for (; known < b; known++) {
        primes_to[known + 1] = primes_to[known] + (is_prime(known + 1) ? 1 : 0);
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
