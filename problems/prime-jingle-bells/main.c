/*
 * Prime Jingle Bells (소수 징글벨); its number, format and limits on BOJ could not be found.
 *
 * Game:   Two players count from 1 up to b. A turn says the next 1 to a numbers; b ends the game.
 *         Each prime that a player says scores one point; both play for the largest lead.
 * Input:  a b (1 <= a <= b <= 1000000; this suite's own contract).
 * Output: the first player's and the second player's score.
 *
 * Idea:   Let left(n) be the number of primes from n + 1 to b, and score(n) what the player to move gets of
 *         them when n has been said. All that the opponent does not get after a turn that ends with j is
 *         this player's, the primes of the turn and those of later ones:
 *             score(n) = left(n) - min over n < j <= min(n + a, b) of score(j),  score(b) = 0.
 *         As n falls, the window of j slides down. A queue of the numbers that may still become the
 *         minimum, their scores rising from front to back, gives it in O(1) a step (amortised).
 * Cost:   O(b log log b) time for the primes, O(b) for the game; O(b) memory.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

enum { MAX_B = 1000000 };

struct turn_end {
    int number;
    int score; /* of the opponent, who goes on from there */
};

struct scores {
    int first;
    int second;
};

static bool is_composite[MAX_B + 1];

/* Marks 1 and the composite numbers up to b. */
static void sieve(int b)
{
    is_composite[1] = true;
    for (int n = 2; n * n <= b; n++) {
        if (is_composite[n]) {
            continue;
        }
        for (int multiple = n * n; multiple <= b; multiple += n) {
            is_composite[multiple] = true;
        }
    }
}

static struct scores play(int a, int b)
{
    static struct turn_end queue[MAX_B + 1];
    struct turn_end *front = queue;
    struct turn_end *end = queue;
    int left = 0;
    int score = 0;
    *end++ = (struct turn_end){b, score};
    for (int n = b - 1; n >= 0; n--) {
        left += !is_composite[n + 1];
        if (front->number - a > n) {
            front++; /* out of reach, from all smaller n too */
        }
        score = left - front->score;
        while (end > front && end[-1].score >= score) {
            end--; /* n leaves the opponent no more and stays in reach longer */
        }
        *end++ = (struct turn_end){n, score};
    }
    return (struct scores){score, left - score};
}

int main(void)
{
    const int a = (int)read_int("a", 1, MAX_B);
    const int b = (int)read_int("b", a, MAX_B);
    sieve(b);
    const struct scores scores = play(a, b);
    printf("%d %d\n", scores.first, scores.second);
    return finish();
}

/* snippet common/read_int.c: begin */
/*
 * Reads the next integer from stdin: plain decimal digits, set off by blanks or line breaks.
 * Needs 0 <= low <= high. A missing number, a sign, a leading zero, any other character or a value
 * outside low..high ends the program with status 1 and one line on stderr.
 */
static int64_t read_int(const char *name, int64_t low, int64_t high)
{
    const uint64_t tenth = (uint64_t)high / 10; /* what is larger may not take another digit */
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    const bool missing = c == EOF;
    bool plain = isdigit(c);
    uint64_t value = 0;
    while (isdigit(c)) {
        value = value > tenth ? UINT64_MAX : 10 * value + (uint64_t)(c - '0');
        c = getchar();
        plain = plain && !(value == 0 && isdigit(c));
    }
    plain = plain && (isspace(c) || c == EOF);
    if (!plain || value < (uint64_t)low || value > (uint64_t)high) {
        const char *problem = missing ? "missing" : plain ? "out of range" : "not a plain integer";
        fprintf(stderr, "%s: %s, expected %" PRId64 " to %" PRId64 "\n", name, problem, low, high);
        exit(EXIT_FAILURE);
    }
    return (int64_t)value;
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
