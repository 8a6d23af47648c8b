/*
 * BOJ 1519 - Substring Game (부분 문자열 뽑기 게임)
 *
 * Game:   A number N; a move subtracts a positive number that is written in consecutive digits of N, but not in all
 *         of them (in 2309: 2, 3, 9, 23, 30, 09 = 9, 230, 309). Whoever cannot move loses.
 * Input:  N (1..1,000,000).
 * Output: the smallest number that the first player can subtract and win, or -1.
 *
 * Idea:   A win/lose table up to N, since no rule is known. For the table any winning run of digits will do, and long
 *         runs win most often, so they come first. For the answer short runs come first: a longer run is larger, or
 *         equals a shorter one.
 * Cost:   O(N D^2) time for numbers of D digits, O(N) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

/* Among the runs with as many digits as `power` has zeros, the smallest that leaves a loss; 0 if there is none. */
static int smallest_winning_run(const bool wins[], int n, int power)
{
    int best = 0;
    for (int head = n; 10 * head >= power; head /= 10) {
        const int run = head % power;
        if (run > 0 && !wins[n - run] && (best == 0 || run < best)) {
            best = run;
        }
    }
    return best;
}

int main(void)
{
    enum { MAX_NUMBER = 1000000 };
    static bool wins[MAX_NUMBER + 1];
    const int number = (int)read_int("N", 1, MAX_NUMBER);
    int longest = 1; /* the largest power of ten up to n: the longest run has as many digits as this has zeros */
    for (int n = 1; n < number; n++) {
        longest = n == 10 * longest ? n : longest;
        for (int power = longest; power > 1 && !wins[n]; power /= 10) {
            wins[n] = smallest_winning_run(wins, n, power) != 0;
        }
    }

    int answer = 0;
    for (int power = 10; power <= number && answer == 0; power *= 10) {
        answer = smallest_winning_run(wins, number, power);
    }
    printf("%d\n", answer != 0 ? answer : -1);
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
