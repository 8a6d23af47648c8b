/*
 * Periods that are published, and bounded games whose parameters the input gives. Another way: the
 * literature, and win/lose tables filled plainly. Kayles (0.77): period 12, last exception 70. Dawson's
 * Kayles (0.137): period 34, last exception 51; as 0.07 it is the same one later. (R. K. Guy and C. A. B.
 * Smith, The G-values of various games, 1956.) Lasker's Nim: g(4k + 1) = 4k + 1, g(4k + 2) = 4k + 2, g(4k +
 * 3) = 4k + 4, g(4k + 4) = 4k + 3.
 */
#include "rules.h"

static int64_t n;
static int64_t low;
static int64_t high;
static bool misere_now;

static void kayles(int64_t pins)
{
    for (int64_t hit = 1; hit <= 2; hit++) {
        for (int64_t left = 0; left <= pins - hit - left; left++) {
            leave_two(left, pins - hit - left);
        }
    }
}

static void dawson(int64_t vertices)
{
    for (int64_t left = 0; left <= vertices - 2 - left; left++) {
        leave_two(left, vertices - 2 - left);
    }
}

static void lasker(int64_t stones)
{
    for (int64_t left = 0; left < stones; left++) {
        leave(left);
    }
    for (int64_t part = 1; part <= stones - part; part++) {
        leave_two(part, stones - part);
    }
}

static void between(void)
{
    amounts_in(low, high);
}

static void powers(void)
{
    for (int64_t power = 1; power <= 1000000; power *= 2) {
        amount(power);
    }
}

static struct game pins = {
    .moves = kayles, .upwards = true, .fixed = true, .beyond = BY_OCTAL, .searched = 167, .removed = 2};
static struct game chords = {
    .moves = dawson, .upwards = true, .fixed = true, .beyond = BY_OCTAL, .searched = 300, .removed = 2};
static struct game split = {
    .moves = lasker, .upwards = true, .fixed = true, .beyond = BY_SHIFT, .searched = 300};
static struct game bounded = {.amounts = between, .beyond = BY_WINDOW, .searched = 100};
static struct game bounded_misere = {
    .amounts = between, .misere = true, .beyond = BY_WINDOW, .searched = 100};
static struct game doubling = {.amounts = powers, .fixed = true, .beyond = BY_RESIDUES, .searched = 100};

/* Whether heap n is lost when low..high may be taken, by a table. */
static bool lost_by_table(int64_t heap)
{
    static bool lost[2001];
    for (int64_t i = 0; i <= heap; i++) {
        bool reaches = false;
        for (int64_t a = low; a <= high && a <= i; a++) {
            reaches = reaches || lost[i - a];
        }
        lost[i] = i < low ? !misere_now : !reaches;
    }
    return lost[heap];
}

static void input(void)
{
    n = number("n", 0, 2000);
    low = number("low", 1, 40);
    high = number("high", low, 60);
}

static void answer(void)
{
    static const int64_t kayles_period[12] = {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7};
    const int64_t lasker_step[4] = {-1, 0, 0, 1};
    demand(n <= 70 || grundy(&pins, n) == kayles_period[n % 12], "Kayles, %d pins", (int)n);
    demand(grundy(&pins, 70) == 6, "Kayles has its last exception at 70");
    demand(n < 53 || grundy(&chords, n) == grundy(&chords, n + 34), "Dawson's Kayles, %d", (int)n);
    demand(grundy(&chords, 52) != grundy(&chords, 86), "Dawson's Kayles has its last exception at 52");
    demand(n == 0 || grundy(&split, n) == n + lasker_step[n % 4], "Lasker's Nim, %d stones", (int)n);
    demand(wins(&doubling, n) == (n % 3 != 0), "powers of two, %d stones", (int)n);
    misere_now = false;
    demand(wins(&bounded, n) != lost_by_table(n), "%d stones, %d to %d", (int)n, (int)low, (int)high);
    int64_t lost = 0;
    for (int64_t i = 1; i <= n && n <= 200; i++) {
        lost += lost_by_table(i) ? 1 : 0;
    }
    demand(n > 200 || count_lost(&bounded, 1, n) == lost, "how many of 1 to %d are lost", (int)n);
    misere_now = true;
    demand(wins(&bounded_misere, n) != lost_by_table(n), "misere, %d stones, %d to %d", (int)n, (int)low,
           (int)high);
    print("%s\n", wins(&bounded, n) ? "first" : "second");
}

static void play(void)
{
    wins(&bounded, n);
}

static void cases(void)
{
    random_inputs("random", 200);
    edge_inputs("edge", 20);
    narrow("n", 0, 90);
    narrow("low", 1, 3);
    narrow("high", 1, 5);
    every_input("small");
}

const struct problem problem = {
    .rule = "Many heaps.", .input = input, .answer = answer, .play = play, .cases = cases};
