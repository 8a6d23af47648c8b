/*
 * CSES 1729 - Stick Game
 *
 * Game:   A pile of sticks; a move takes p of them, where p is one of k given numbers. Whoever takes the last stick
 *         wins.
 * Input:  n (1..1,000,000), k (1..100), then k different numbers p (1..n) in any order, one of them 1.
 * Output: n letters: W for each pile of 1, 2, ..., n sticks that the first player wins, L for the others.
 *
 * Idea:   A win/lose table, filled from the losing piles. Going up from 0, a pile that nothing has marked loses; for
 *         every p, it marks the pile of p sticks more as a win. As 1 may be taken, at most every second pile loses, and
 *         only these cost work.
 * Cost:   O(m k) time with m losing piles, m at most n / 2 + 1; O(n) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

int main(void)
{
    enum { MAX_STICKS = 1000000, MAX_MOVES = 100 };
    const int sticks = (int)read_int("n", 1, MAX_STICKS);
    const int moves = (int)read_int("k", 1, MAX_MOVES);
    int taken[MAX_MOVES];
    static bool is_taken[MAX_STICKS + 1]; /* this number is among them */
    for (int i = 0; i < moves; i++) {
        taken[i] = (int)read_int("p", 1, sticks);
        must(!is_taken[taken[i]], "the numbers p must be different");
        is_taken[taken[i]] = true;
    }
    must(is_taken[1], "one of the numbers p must be 1");

    static char outcomes[2 * MAX_STICKS + 1]; /* marks above n need no test */
    memset(outcomes, 'L', sizeof outcomes);
    for (int lost = 0; lost < sticks; lost++) {
        if (outcomes[lost] == 'L') {
            for (int i = 0; i < moves; i++) {
                outcomes[lost + taken[i]] = 'W';
            }
        }
    }

    outcomes[sticks + 1] = '\0';
    puts(outcomes + 1);
    return 0;
}

/* snippet common/snippets/read_int.c */
/* Reads the next integer; one that is missing or not from low to high (10^18 at most) ends the program. */
static int64_t read_int(const char *name, int64_t low, int64_t high)
{
    const int64_t too_large = (int64_t)2000000000 * 1000000000;
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    const int sign = low < 0 && c == '-' ? -1 : 1;
    c = sign < 0 ? getchar() : c;
    int64_t value = isdigit(c) ? 0 : too_large;
    for (; isdigit(c); c = getchar()) {
        value = value < too_large / 10 ? 10 * value + (c - '0') : too_large;
    }
    if (sign * value < low || sign * value > high || (c != EOF && !isspace(c))) {
        fprintf(stderr, "%s: expected an integer from %lld to %lld\n", name, (long long)low, (long long)high);
        exit(EXIT_FAILURE);
    }
    return sign * value;
}

/* snippet common/snippets/must.c */
/* What ranges cannot say of the input: if it does not hold, the program ends. */
static void must(bool holds, const char *condition)
{
    if (!holds) {
        fprintf(stderr, "input: %s\n", condition);
        exit(EXIT_FAILURE);
    }
}
