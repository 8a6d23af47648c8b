/*
 * Prime Jingle Bells (소수 징글벨); its number, format and limits on BOJ could not be found.
 *
 * Game:   Two players count from 1 up to b. A turn says the next 1 to a numbers; b ends the game.
 *         Each prime that a player says scores one point; both play for the largest lead.
 * Input:  a b (1 <= a <= b <= 1000000; this suite's own contract).
 * Output: the first player's and the second player's score.
 *
 * Idea:   Let P(n) be the number of primes up to n, and lead(n) the lead of the player to move when n has
 *         been said. A turn that ends with j scores P(j) - P(n), then the opponent leads by lead(j):
 *             lead(n) = max over n < j <= min(n + a, b) of (P(j) - lead(j)) - P(n),  lead(b) = 0.
 *         As n falls, the window of j slides down. A queue of the numbers that may still become the
 *         maximum, their worth P(j) - lead(j) falling from front to back, gives it in O(1) a step.
 *         The scores add up to P(b), so the lead fixes both.
 * Cost:   O(b log log b) time for the primes, O(b) for the game; O(b) memory.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* snippet common/read_int.c: begin */
/*
 * Reads the next integer from stdin: plain decimal digits, set off by blanks or line breaks.
 * Needs 0 <= low <= high < 9 * 10^17, so that reading one digit too many cannot overflow.
 * A missing number, a sign, a leading zero, any other character or a value outside low..high
 * ends the program with status 1 and one line on stderr.
 */
static int64_t read_int(const char *name, int64_t low, int64_t high)
{
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    const bool missing = c == EOF;
    bool plain = isdigit(c);
    int64_t value = 0;
    while (isdigit(c)) {
        value = value > high ? value : 10 * value + (c - '0');
        c = getchar();
        plain = plain && !(value == 0 && isdigit(c));
    }
    plain = plain && (isspace(c) || c == EOF);
    if (!plain || value < low || value > high) {
        const char *problem = missing ? "missing" : plain ? "out of range" : "not a plain integer";
        fprintf(stderr, "%s: %s, expected %" PRId64 " to %" PRId64 "\n", name, problem, low, high);
        exit(EXIT_FAILURE);
    }
    return value;
}
/* snippet common/read_int.c: end */

/* snippet common/finish.c: begin */
/*
 * Ends the output and gives the exit status: a full disk or a closed stdout must not lose the
 * answer without a word, so that is status 1 and one line on stderr.
 */
static int finish(void)
{
    if (fflush(stdout) == EOF || ferror(stdout)) {
        fputs("output: the answer could not be written\n", stderr);
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
/* snippet common/finish.c: end */

enum { MAX_B = 1000000 };

struct turn_end {
    int number;
    int worth;
};

static bool is_composite[MAX_B + 1];

/* Marks 1 and the composite numbers; returns how many primes there are up to b. */
static int sieve(int b)
{
    int primes = 0;
    is_composite[1] = true;
    for (int n = 2; n <= b; n++) {
        if (is_composite[n]) {
            continue;
        }
        primes++;
        for (int64_t multiple = (int64_t)n * n; multiple <= b; multiple += n) {
            is_composite[multiple] = true;
        }
    }
    return primes;
}

static int lead_of_first_player(int a, int b, int primes_up_to_b)
{
    static struct turn_end queue[MAX_B + 1];
    struct turn_end *front = queue;
    struct turn_end *end = queue;
    int primes = primes_up_to_b;
    int lead = 0;
    *end++ = (struct turn_end){b, primes};
    for (int n = b - 1; n >= 0; n--) {
        primes -= !is_composite[n + 1];
        if (front->number - a > n) {
            front++; /* out of reach, from all smaller n too */
        }
        lead = front->worth - primes;
        const int worth = primes - lead;
        while (end > front && end[-1].worth <= worth) {
            end--; /* n is worth as much and stays in reach longer */
        }
        *end++ = (struct turn_end){n, worth};
    }
    return lead;
}

int main(void)
{
    const int a = (int)read_int("a", 1, MAX_B);
    const int b = (int)read_int("b", a, MAX_B);
    const int primes = sieve(b);
    const int lead = lead_of_first_player(a, b, primes);
    printf("%d %d\n", (primes + lead) / 2, (primes - lead) / 2);
    return finish();
}
