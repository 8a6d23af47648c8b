/*
 * prime-jingle-bells: two players count from 1 to b, a turn says the next 1 to a numbers, and each prime said
 * scores a point for the player who says it; both play for the largest lead.
 */
#include "rules.h"

enum { MAX_B = 1000000, PLAIN = 60 };

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
static int64_t primes_left(int64_t unsaid)
{
    return primes_to[b] - primes_to[b - unsaid];
}

static void name(int64_t unsaid)
{
    say("say up to %" PRId64, b - unsaid);
}

static void moves(int64_t unsaid)
{
    score_run(unsaid < a ? 0 : unsaid - a, unsaid - 1, primes_left, name, unsaid);
}

static struct game counting = {.moves = moves, .upwards = true, .unit = "numbers to say"};

/* The same turns one by one. */
static void turns(int64_t unsaid)
{
    for (int64_t said = 1; said <= a && said <= unsaid; said++) {
        score(primes_left(unsaid) - primes_left(unsaid - said), unsaid - said);
    }
}

static struct game plain = {.moves = turns};

static void input(void)
{
    a = number("a", 1, MAX_B);
    b = number("b", a, MAX_B);
}

static void answer(void)
{
    static int64_t known;
    for (; known < b; known++) {
        primes_to[known + 1] = primes_to[known] + (is_prime(known + 1) ? 1 : 0);
    }
    const int64_t first = lead(&counting, b);
    demand(b > PLAIN || lead(&plain, b) == first, "the plain search of %d %d disagrees", (int)a, (int)b);
    print("%" PRId64 " %" PRId64 "\n", (primes_to[b] + first) / 2, (primes_to[b] - first) / 2);
}

static void cases(void)
{
    narrow("a", 1, 60);
    narrow("b", 1, 60);
    every_input("small");
    for (int64_t last = 990; last <= 1010; last++) { /* where a table of 1000 ends */
        try_input("limit", "1 %" PRId64 "\n", last);
    }
    for (int64_t last = MAX_B - 1; last <= MAX_B; last++) {
        const int64_t lengths[] = {1, 2, 3, 10, 1000, MAX_B / 2 - 1, MAX_B / 2, MAX_B - 2, MAX_B - 1, last};
        for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
            try_input("limit", "%" PRId64 " %" PRId64 "\n", lengths[i], last);
        }
    }
    for (int i = 0; i < 150; i++) {
        const int64_t last = random_in(61, 3000);
        const int64_t turn = i % 2 == 0 ? random_magnitude(1, last) : random_in(1, last);
        try_input("random", "%" PRId64 " %" PRId64 "\n", turn, last);
    }
    add_input("1000 %d\n", MAX_B);
    bench_added();
}

const struct problem problem = {
    .rule = "Count to b, 1 to a numbers a turn; a prime said scores one point.",
    .players = {"the first player", "the second player"},
    .input = input,
    .answer = answer,
    .cases = cases,
};
